const storageKey = "alreadyVisited";

/**
 * Which page a visit begins with that asks for this one (its path without the language): the very first visit to the
 * landing page begins with the advert. From then on this device has been here.
 */
export function firstPage(asked: string): string {
  const isFirstVisit = localStorage.getItem(storageKey) === null;
  localStorage.setItem(storageKey, "true");
  return isFirstVisit && asked === "/" ? "/advert" : asked;
}

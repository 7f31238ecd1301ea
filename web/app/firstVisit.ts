import { hasErrand } from "#schema/addresses.ts";
import { deviceStorage } from "#web/ui/storage.ts";

const storageKey = "alreadyVisited";

/**
 * The page that a visit starts with. If the page was prerendered, public/look.js determines it before the first paint.
 * @param asked the path of the address, without its language
 * @param query the query of the address
 * @returns `asked`, or the advert if this is the very first visit and asks for the bare landing page. After that the
 * device counts as known.
 */
export function firstPage(asked: string, query: URLSearchParams): string {
  const isFirstVisit = deviceStorage.getItem(storageKey) === null;
  deviceStorage.setItem(storageKey, "true", false);
  return isFirstVisit && asked === "/" && !hasErrand(query) ? "/advert" : asked;
}

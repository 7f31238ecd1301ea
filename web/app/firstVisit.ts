import { hasErrand } from "#schema/addresses.ts";
import { deviceStorage } from "#web/ui/storage.ts";

const storageKey = "alreadyVisited";

/**
 * Which page a visit begins with. public/look.js knows it before the page is painted, if the page was rendered before.
 * @param asked the path of the address, without its language
 * @param query the query of the address
 * @returns `asked`; but the advert on the very first visit, if it asks for the bare landing page. From then on this
 * device has been here.
 */
export function firstPage(asked: string, query: URLSearchParams): string {
  const isFirstVisit = deviceStorage.getItem(storageKey) === null;
  deviceStorage.setItem(storageKey, "true");
  return isFirstVisit && asked === "/" && !hasErrand(query) ? "/advert" : asked;
}

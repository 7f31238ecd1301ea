import { deviceStorage } from "#web/ui/storage.ts";

const storageKey = "alreadyVisited";

/** What the query of the landing page's address asks for: a waiting room, a chat, the activation of an account. */
const errands = ["waiting", "chat", "activationUserID"];

/**
 * Which page a visit begins with.
 * @param asked the path of the address, without its language
 * @param query the query of the address
 * @returns `asked`; but the advert on the very first visit, if it asks for the bare landing page. From then on this
 * device has been here.
 */
export function firstPage(asked: string, query: URLSearchParams): string {
  const isFirstVisit = deviceStorage.getItem(storageKey) === null;
  deviceStorage.setItem(storageKey, "true");
  const isBareLanding = asked === "/" && !errands.some((name) => query.has(name));
  return isFirstVisit && isBareLanding ? "/advert" : asked;
}

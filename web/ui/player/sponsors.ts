import { loadModule } from "../loading/loadModule.ts";
import { createStore } from "../store.ts";

/** The names of the players who are shown as sponsors. */
export const sponsors = createStore<ReadonlySet<string>>(new Set());

let isFollowed = false;

/** Has the names fetched once the page has nothing else to do: the first player shown on it asks for them. */
export function followSponsors(): void {
  if (isFollowed) return;
  isFollowed = true;
  const follow = () => void loadModule(() => import("#web/net/sponsors.ts")).then((names) => names.follow());
  // Safari learned it only lately.
  (globalThis.requestIdleCallback ?? setTimeout)(follow);
}

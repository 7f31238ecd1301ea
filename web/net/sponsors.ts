import { limits } from "#schema/limits.ts";
import { sponsors } from "#web/ui/player/sponsors.ts";
import { readAccount } from "./account.ts";
import { answerOf, api } from "./api.ts";
import { session } from "./session.ts";

let isFollowed = false;

/**
 * Fetches the names of sponsors once the page has nothing else to do, again from time to time, and when the viewer begins
 * or ceases to be one. The first player shown on a page asks for it.
 */
export function followSponsors(): void {
  if (isFollowed) return;
  isFollowed = true;
  // Safari learned it only lately.
  (globalThis.requestIdleCallback ?? setTimeout)(() => void fetchSponsors());
  setInterval(() => {
    if (document.visibilityState === "visible") void fetchSponsors();
  }, limits.sponsorsShownMs);
  let own = readAccount()?.look?.sponsorUntil;
  session.subscribe(() => {
    const now = readAccount()?.look?.sponsorUntil;
    if (now === own) return;
    own = now;
    void fetchSponsors("reload");
  });
}

/** @param cache "reload" after a change that the list in the browser's cache can't know */
export async function fetchSponsors(cache: RequestCache = "default"): Promise<void> {
  try {
    const { usernames } = await answerOf(api.subscription.sponsors.$get({}, { init: { cache } }));
    sponsors.write(new Set(usernames));
  } catch {
    // The names can do without until the next time.
  }
}

import { use } from "react";
import type { LookAnswer } from "#schema/api/looks.ts";
import { limits } from "#schema/limits.ts";
import { readAccount } from "#web/net/account.ts";
import { deviceOwner } from "#web/net/device.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { session } from "#web/net/session.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { DrawnLook } from "./drawnLook.ts";

/** The look of this browser's owner, for tables that are there before the session, or without one. */
const storageKey = "TacTableLook";

/** The longest time that a timer can wait. */
const longestMs = 2 ** 31 - 1;

const shown = createStore<DrawnLook | undefined>(undefined);
let current = "classic classic";
let ending: ReturnType<typeof setTimeout> | undefined;
/** The look that the first table of the visit waits for, so that it never shows another one before. */
let pending: Promise<unknown> | undefined;

if (typeof document !== "undefined") {
  const first = showLook();
  if (first) {
    const wait = new Promise((resolve) => setTimeout(resolve, limits.lookWaitMs));
    pending = Promise.race([first, wait]).finally(() => {
      pending = undefined;
    });
  }
  session.subscribe(showLook);
  // The session may be older than the last choice or payment; who never chose anything need not ask.
  if (isChosen(readAccount()?.look))
    void loadModule(() => import("#web/net/look.ts")).then(({ fetchLook }) => fetchLook().catch(() => {}));
}

/** What the own table looks like; `undefined` where it looks as everybody's does. Nobody else loads anything for it. */
export function useOwnLook(): DrawnLook | undefined {
  if (pending) use(pending);
  return useStore(shown);
}

/** Shows what is chosen as long as the benefits last. @returns what is still to be loaded for that */
function showLook(): Promise<void> | undefined {
  const look = chosenLook();
  const left = (look?.sponsorUntil ?? 0) - serverNow();
  const { cardBack, boardWood } =
    look && left > 0 ? look : ({ cardBack: "classic", boardWood: "classic" } as const);
  clearTimeout(ending);
  if (left > 0) ending = setTimeout(showLook, Math.min(left, longestMs));
  const key = `${cardBack} ${boardWood}`;
  if (key === current) return undefined;
  current = key;
  if (key === "classic classic") return void shown.write(undefined);
  return (
    loadModule(() => import("./drawnLook.ts"))
      .then(({ drawLook }) => drawLook({ cardBack, boardWood }))
      .then((drawn) => {
        if (current === key) shown.write(drawn);
      })
      // A table that looks as everybody's does is better than none.
      .catch(() => {})
  );
}

/** What the account says, which this browser remembers; without a session what it remembers of who stays signed in. */
function chosenLook(): LookAnswer | undefined {
  const account = readAccount();
  if (account?.look) {
    const { id, look } = account;
    if (isChosen(look)) deviceStorage.setItem(storageKey, JSON.stringify({ owner: String(id), look }), false);
    else deviceStorage.removeItem(storageKey);
    return look;
  }
  if (session.read()) return undefined;
  try {
    const { owner, look } = JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
    return owner === deviceOwner() ? look : undefined;
  } catch {
    return undefined;
  }
}

function isChosen(look: LookAnswer | undefined): boolean {
  return look !== undefined && (look.cardBack !== "classic" || look.boardWood !== "classic");
}

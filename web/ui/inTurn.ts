import { useState } from "react";
import { session } from "#web/net/session.ts";

/** Does what is handed to it under a name; undefined where nothing is done. */
export type InTurn = <Result>(name: string, deed: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * One deed after the other: another one waits for those before it, so that no press is lost; the last one once more, before it
 * is done, is the same press twice and left out. Nothing that waits is done in the name of who signs in meanwhile.
 * @param onBusy told when there is something to be done, and when there is nothing any more
 */
export function inTurn(onBusy: (isBusy: boolean) => void): InTurn {
  let last: { name: string; isOver: Promise<unknown> } | undefined;
  return async (name, deed) => {
    if (last?.name === name) return undefined;
    const before = last?.isOver;
    const token = session.read()?.token;
    const done = (async () => {
      await before;
      const isOther = token !== undefined && session.read()?.token !== token;
      return isOther ? undefined : await deed();
    })();
    const own = { name, isOver: done.catch(() => undefined) };
    last = own;
    onBusy(true);
    try {
      return await done;
    } finally {
      if (last === own) {
        last = undefined;
        onBusy(false);
      }
    }
  };
}

/** Deeds in one place of a page, one after the other, and whether one is under way. */
export function useInTurn(): { isBusy: boolean; doInTurn: InTurn } {
  const [isBusy, setBusy] = useState(false);
  const [doInTurn] = useState(() => inTurn(setBusy));
  return { isBusy, doInTurn };
}

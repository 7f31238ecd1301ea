import { useState } from "react";

/** Does what is handed to it under a name; undefined, and nothing is done, for one that was pressed a second time. */
export type InTurn = <Result>(name: string, deed: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * One deed after the other: another one waits for those before it, so that no press is lost; the last one once more, before it
 * is done, is the same press twice and left out.
 * @param onBusy told when there is something to be done, and when there is nothing any more
 */
export function inTurn(onBusy: (isBusy: boolean) => void): InTurn {
  let last: { name: string; isOver: Promise<unknown> } | undefined;
  return async (name, deed) => {
    if (last?.name === name) return undefined;
    const before = last?.isOver;
    const done = (async () => {
      await before;
      return await deed();
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

import { useState } from "react";
import { session } from "#web/net/session.ts";

/** Runs an action under a name; returns undefined if the action is skipped. */
export type RunSerially = <Result>(
  name: string,
  action: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Runs actions one after the other. An action waits for those before it, so that no press is lost. A repetition of the
 * last action before it is done counts as a double press and is skipped. Nothing that waits runs in the name of a user
 * who signs in meanwhile.
 * @param onBusy called when there is something to do, and when there is nothing left
 */
export function serialActions(onBusy: (isBusy: boolean) => void): RunSerially {
  let last: { name: string; isOver: Promise<unknown> } | undefined;
  return async (name, action) => {
    if (last?.name === name) return undefined;
    const before = last?.isOver;
    const token = session.read()?.token;
    const done = (async () => {
      await before;
      const isOther = token !== undefined && session.read()?.token !== token;
      return isOther ? undefined : await action();
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

/** Runs the actions of one place on a page one after the other, and returns whether one is running. */
export function useSerialActions(): { isBusy: boolean; runSerially: RunSerially } {
  const [isBusy, setBusy] = useState(false);
  const [runSerially] = useState(() => serialActions(setBusy));
  return { isBusy, runSerially };
}

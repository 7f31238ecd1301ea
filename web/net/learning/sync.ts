import { createStore, type Store } from "#web/ui/store.ts";
import { readAccount } from "../account.ts";
import { onOtherSession } from "../session.ts";

/** A copy of something that an account has on the server, kept in step with it. */
export interface Sync {
  /** Runs after all runs that were asked for before, so that a late answer never replaces a newer one. */
  readonly inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Synchronizes soon. What fails is tried again at the next occasion. */
  readonly request: () => Promise<void>;
  /** The same, if somebody is looking or something is unsent. */
  readonly requestIfNeeded: () => void;
  /** Notes that somebody is looking. @returns the function that ends it */
  readonly watch: () => () => void;
  /** Whether the first answer is being waited for, and there is nothing to show until then. */
  readonly isPending: Store<boolean>;
}

/**
 * Synchronizes when somebody begins to look, when the tab or the network comes back, and when another session begins.
 * @param synchronize sends what is unsent, or loads what the server has; rejects if it can't
 * @param isThere whether there is something to show already
 */
export function createSync({
  synchronize,
  hasUnsent,
  isThere,
}: {
  synchronize: (userID: number) => Promise<void>;
  hasUnsent: (userID: number) => boolean;
  isThere: () => boolean;
}): Sync {
  const isMissing = () => readAccount() !== undefined && !isThere();
  const isPending = createStore(isMissing());
  let watchers = 0;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const inTurn: Sync["inTurn"] = (run) => {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  };
  const run = async () => {
    waiting = undefined;
    const userID = readAccount()?.id;
    if (userID !== undefined) await synchronize(userID);
  };
  const request = () => {
    isPending.write(isMissing());
    waiting ??= inTurn(run)
      .catch(() => {})
      .finally(() => isPending.write(waiting !== undefined && isMissing()));
    return waiting;
  };
  const requestIfNeeded = () => {
    const userID = readAccount()?.id;
    if (userID !== undefined && (watchers > 0 || hasUnsent(userID))) void request();
  };
  const watch = () => {
    watchers++;
    requestIfNeeded();
    return () => {
      watchers--;
    };
  };

  onOtherSession(() => {
    isPending.write(isMissing());
    requestIfNeeded();
  });
  globalThis.addEventListener?.("online", requestIfNeeded);
  globalThis.document?.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") requestIfNeeded();
  });
  return { inTurn, request, requestIfNeeded, watch, isPending };
}

import { useSyncExternalStore } from "react";
import { winsHere } from "#web/net/newcomer.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { readWish, type Wish, wishKey } from "./wish.ts";

/**
 * The kind of table at which somebody last started a game in this browser, in any tab; at first the one for newcomers.
 */
export function useStoredWish(): Wish {
  return readWish(
    useSyncExternalStore(followStorage, readStored, () => null),
    useSyncExternalStore(followStorage, winsHere, () => 0),
  );
}

/** Calls back when another tab has stored something. @returns a function that ends that */
export function followStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function readStored(): string | null {
  return deviceStorage.getItem(wishKey);
}

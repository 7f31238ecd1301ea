import { useSyncExternalStore } from "react";
import { winsHere } from "#web/net/winsHere.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { readWish, type Wish, wishKey } from "./wish.ts";

/**
 * The kind of table at which somebody last started a game in this browser, in any tab; at first the one for newcomers.
 */
export function useStoredWish(): Wish {
  return readWish(
    useSyncExternalStore(subscribe, readStored, () => null),
    useSyncExternalStore(subscribe, winsHere, () => 0),
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function readStored(): string | null {
  return deviceStorage.getItem(wishKey);
}

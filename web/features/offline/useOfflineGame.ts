import { useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "#web/ui/storage.ts";
import { type OfflineGame, offlineKey, readOffline } from "./keptOffline.ts";

/** The stored game as it was when the component appeared, or as another tab has left it since. */
export function useOfflineGame(): OfflineGame | undefined {
  const stored = useSyncExternalStore(subscribe, readStored);
  return useMemo(() => readOffline(stored), [stored]);
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function readStored(): string | null {
  return deviceStorage.getItem(offlineKey);
}

import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";
import type { OwnState } from "./userRoom.ts";

/** What is known of the one who plays in this tab; `undefined` before it has come, and where nobody has a session. */
export const own = createStore<OwnState | undefined>(undefined);

export function useOwn(): OwnState | undefined {
  return useSyncExternalStore(own.subscribe, own.read);
}

import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";
import type { Connection } from "../room/connection.ts";
import type { OwnState } from "./userRoom.ts";

/** What is known of the one who plays in this tab; `undefined` before it has come, and where nobody has a session. */
export const own = createStore<OwnState | undefined>(undefined);

/** How it stands with the line to one's own room; `undefined` where nobody has a session. */
export const ownLine = createStore<Connection | undefined>(undefined);

export function useOwn(): OwnState | undefined {
  return useSyncExternalStore(own.subscribe, own.read, own.read);
}

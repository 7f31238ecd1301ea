import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { Connection } from "../room/connection.ts";
import type { OwnState } from "./userRoom.ts";

/** The data of this tab's user; `undefined` while loading and without a session. */
export const own = createStore<OwnState | undefined>(undefined);

/** The state of the connection to the user's own room; `undefined` without a session. */
export const ownLine = createStore<Connection | undefined>(undefined);

export function useOwn(): OwnState | undefined {
  return useStore(own);
}

import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { Connection } from "../room/connection.ts";
import type { UserRoomState } from "./userRoom.ts";

/** The data of this tab's user; `undefined` while loading and without a session. */
export const userRoomState = createStore<UserRoomState | undefined>(undefined);

/** The state of the connection to the user's own room; `undefined` without a session. */
export const userRoomConnection = createStore<Connection | undefined>(undefined);

export function useUserRoom(): UserRoomState | undefined {
  return useStore(userRoomState);
}

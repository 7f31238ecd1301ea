import type { Friend, UserRoomState } from "./userRoom.ts";
import { useUserRoom } from "./userRoomState.ts";

/** The number of open friend requests to the user. */
export function useOpenRequests(): number {
  return useUserRoom()?.friends?.filter(({ status }) => status === "from").length ?? 0;
}

/** The relation to a player; `undefined` if there is none, and before it is known. */
export function friendIn(own: UserRoomState | undefined, username: string): Friend | undefined {
  return own?.friends?.find((friend) => friend.username === username);
}

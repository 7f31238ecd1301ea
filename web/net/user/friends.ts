import { useOwn } from "./own.ts";
import type { Friend, OwnState } from "./userRoom.ts";

/** How many players wait for an answer to their request to be friends. */
export function useOpenRequests(): number {
  return useOwn()?.friends?.filter(({ status }) => status === "from").length ?? 0;
}

/** How one stands with a player: `undefined` where there is nothing, and before it is known. */
export function friendIn(own: OwnState | undefined, username: string): Friend | undefined {
  return own?.friends?.find((friend) => friend.username === username);
}

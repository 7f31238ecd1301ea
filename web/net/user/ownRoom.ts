import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import type { RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { Reply, RoomClient } from "../room/RoomClient.ts";
import type { UserRoomState } from "./userRoom.ts";
import { userRoomConnection } from "./userRoomState.ts";

/** The room of the session's owner, while it is open (followUserRoom.ts). */
export const ownRoom: { client?: RoomClient<UserProtocol, UserRoomState | undefined> } = {};

/**
 * Sends a request to the user's own room.
 * @param timeoutMs how long to wait for an answer; by default as long as there is a session
 * @param id made by `newRequestID`, for a request that may be sent again with the same id and is then carried out only
 * once
 */
export async function askOwn<T extends RequestType<UserProtocol>>(
  type: T,
  data: RequestData<UserProtocol, T>,
  timeoutMs?: number,
  id?: RequestID,
): Promise<Reply<UserProtocol, T>> {
  return ownRoom.client?.ask(type, data, timeoutMs, id) ?? { isDone: false, error: "lost" };
}

/** Waits until the room of a session that has just begun is being opened, for at most limits.roomAnswerMs. */
export async function untilOwnRoom(): Promise<void> {
  if (ownRoom.client) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, limits.roomAnswerMs);
    const unsubscribe = userRoomConnection.subscribe(() => ownRoom.client && end());
    function end(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}

import type { RequestID } from "#schema/protocol/envelope.ts";
import type { RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { Reply, RoomClient } from "../room/RoomClient.ts";
import type { OwnState } from "./userRoom.ts";

/** The room of whoever has the session, as long as it is open (followOwn.ts). */
export const ownRoom: { client?: RoomClient<UserProtocol, OwnState | undefined> } = {};

/**
 * Asks one's own room for something.
 * @param timeoutMs how long an answer is waited for; without it, as long as there is a session
 * @param id made by `newRequestID` for what may be asked once more with the same, and then is not done twice
 */
export async function askOwn<T extends RequestType<UserProtocol>>(
  type: T,
  data: RequestData<UserProtocol, T>,
  timeoutMs?: number,
  id?: RequestID,
): Promise<Reply<UserProtocol, T>> {
  return ownRoom.client?.ask(type, data, timeoutMs, id) ?? { isDone: false, error: "lost" };
}

import type { ChannelProtocol } from "#schema/protocol/channel.ts";
import type { ChatProtocol } from "#schema/protocol/chat.ts";
import type { CommonError, RequestID } from "#schema/protocol/envelope.ts";
import type { ErrorCode } from "#schema/protocol/protocol.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";

/** Why a message was not sent: the room's refusal, or that the room could not be reached in time. */
export type SendFault =
  | ErrorCode<ChannelProtocol>
  | ErrorCode<ChatProtocol>
  | CommonError
  | "lost"
  | "timeout";

/** A message that was written here and does not appear among the talk's messages yet. */
export interface Outgoing {
  /** Sent with every retry, so that the message arrives only once. */
  id: RequestID;
  talk: ConversationName;
  body: string;
  /** The last message number of the talk at the time of writing. */
  after: number;
  state: "sending" | "failed" | "arrived";
  fault?: SendFault;
  /** Its number in the talk, once it has one. */
  number?: number;
}

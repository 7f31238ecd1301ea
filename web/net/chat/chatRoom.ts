import { type ChatProtocol, chat } from "#schema/protocol/chat.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import { defineRoom } from "../room/kind.ts";
import { withLater } from "./conversation.ts";

type Snapshot = EventData<ChatProtocol, "chat:snapshot">;

/** A chat as this client knows it: its members, its last messages, oldest first, and whether the user may write. */
export type ChatState = Snapshot & {
  /** The last snapshot. With a new one, earlier messages may have changed, too (hidden, or their sender deleted). */
  readonly whole: Snapshot;
};

/** The client's view of a chat; `undefined` until the first snapshot. */
export const chatRoom = defineRoom({
  party: "chat",
  protocol: chat,
  whole: "chat:snapshot",
  initial: undefined as ChatState | undefined,
  reduce(state, { type, data }): ChatState | undefined {
    if (type === "chat:snapshot") return { ...data, whole: data };
    if (state === undefined) return state;
    if (type === "chat:changed") return { ...state, ...data };
    return { ...state, messages: withLater(state.messages, data.messages) };
  },
});

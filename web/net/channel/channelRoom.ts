import { limits } from "#schema/limits.ts";
import { type ChannelProtocol, channel } from "#schema/protocol/channel.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import { withLater } from "../chat/conversation.ts";
import { defineRoom } from "../room/kind.ts";

/** A channel as this client knows it: its messages, oldest first, and whether the user may write. */
export type ChannelState = EventData<ChannelProtocol, "channel:snapshot">;

/** The client's view of a channel; `undefined` until the first snapshot. */
export const channelRoom = defineRoom({
  party: "channel",
  protocol: channel,
  whole: "channel:snapshot",
  initial: undefined as ChannelState | undefined,
  reduce(state, { type, data }): ChannelState | undefined {
    if (type === "channel:snapshot") return data;
    if (state === undefined) return state;
    const messages = withLater(state.messages, data.messages).slice(-limits.channelMessagesKept);
    return { ...state, messages };
  },
});

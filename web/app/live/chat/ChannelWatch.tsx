import { useEffect } from "react";
import { useIsLookedAt } from "#web/chat/useIsLookedAt.ts";
import { channels } from "#web/net/channel/channels.ts";
import { channelsRead, setRead } from "#web/net/chat/channelsRead.ts";
import { type ConversationName, gameChannel, lastOf } from "#web/net/chat/conversation.ts";
import { setMissed, useConversations } from "#web/net/chat/conversations.ts";
import { forgetChannel } from "#web/net/chat/gameChannels.ts";
import { missedIn } from "#web/net/chat/missed.ts";
import { useSharedRoom } from "#web/net/room/sharedRooms.ts";
import { session } from "#web/net/session.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useStore } from "#web/ui/useStore.ts";

const none: readonly string[] = [];

/** Keeps one channel connected and counts the messages that arrive while nobody looks at it. */
export function ChannelWatch({ channel, gameID }: { channel: ConversationName; gameID: number | undefined }) {
  const { state, connection } = useSharedRoom(channels, channel);
  const isSelected = useConversations().selected === channel;
  const isLookedAt = useIsLookedAt() && isSelected;
  const lastRead = useStore(channelsRead)[channel];
  const mutes = useUserRoom()?.mutes ?? none;
  const messages = state?.messages;
  const isOwnTable = gameID !== undefined && channel === gameChannel(gameID);
  const isRefused = connection.phase === "refused";

  useEffect(() => {
    if (messages && (isLookedAt || lastRead === undefined)) setRead(channel, lastOf(messages));
  }, [channel, messages, isLookedAt, lastRead]);

  useEffect(() => {
    if (messages === undefined || lastRead === undefined) return;
    const reader = { self: session.read()?.username, mutes, countsEmoji: !isOwnTable };
    setMissed(channel, isLookedAt ? 0 : missedIn(messages, lastRead, reader));
  }, [channel, messages, lastRead, mutes, isOwnTable, isLookedAt]);

  useEffect(() => {
    if (isRefused) forgetChannel(channel);
  }, [isRefused, channel]);

  return null;
}

import { useEffect } from "react";
import { useConversations } from "#web/net/chat/conversations.ts";
import { firstUnread, nothingUnread, unread } from "#web/net/chat/unread.ts";
import { useAwaitingCount } from "#web/net/user/turnBased.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { ChannelWatch } from "./ChannelWatch.tsx";
import { useChatInAddress } from "./useChatInAddress.ts";
import { useGameOnScreen } from "./useGameOnScreen.ts";
import { useOwnChannels } from "./useOwnChannels.ts";
import { useTitleCount } from "./useTitleCount.ts";

/** Follows the user's channels and chats, whether the chat is shown or not, and counts unread messages. */
export function ChatWatch() {
  const gameID = useGameOnScreen();
  useOwnChannels(gameID);
  const own = useUserRoom();
  useChatInAddress(own !== undefined && (gameID === undefined || own.games !== null));
  const { channels, missed, selected } = useConversations();
  const chatsUnread = sum(own?.chats.map(({ numberOfUnread }) => numberOfUnread));
  const channelsMissed = sum(channels.map((channel) => missed[channel] ?? 0));
  useTitleCount(chatsUnread + channelsMissed + useAwaitingCount());
  const first = firstUnread(own?.chats ?? [], { channels, missed, selected });
  useEffect(() => {
    unread.write({ chats: chatsUnread, channels: channelsMissed, first });
    return () => unread.write(nothingUnread);
  }, [chatsUnread, channelsMissed, first]);
  return channels.map((channel) => <ChannelWatch key={channel} channel={channel} gameID={gameID} />);
}

function sum(counts: readonly number[] = []): number {
  return counts.reduce((total, count) => total + count, 0);
}

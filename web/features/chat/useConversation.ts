import { useEffect, useState } from "react";
import { limits } from "#schema/limits.ts";
import type { Message, Writing } from "#schema/protocol/message.ts";
import { useAccount } from "#web/net/account.ts";
import { channels } from "#web/net/channel/channels.ts";
import type { ChatState } from "#web/net/chat/chatRoom.ts";
import { chats } from "#web/net/chat/chats.ts";
import { type ConversationName, lastOf } from "#web/net/chat/conversation.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { useSharedRoom } from "#web/net/room/sharedRooms.ts";
import { withOlder } from "./messages/withOlder.ts";

/** A talk as shown, whether a channel or a chat. */
export interface Conversation extends Writing {
  name: ConversationName;
  /** Oldest first. */
  messages: readonly Message[];
  /** Whether the user may hide messages of others. */
  mayHide?: boolean;
  /** Fetches older messages; present only if there are any. */
  loadOlder?: () => Promise<void>;
  connection: Connection;
  /** The other user of a private chat, who can't answer before then. */
  otherBlocked?: { name: string; until: number };
}

/**
 * The pages fetched of a chat, and whether there are older ones. They are valid until the room sends a new snapshot.
 */
type Pages = { messages: readonly Message[]; hasOlder: boolean; whole?: ChatState["whole"] };

/** A channel; `undefined` until it has loaded. */
export function useChannelConversation(name: ConversationName): {
  talk: Conversation | undefined;
  connection: Connection;
} {
  const { state, connection } = useSharedRoom(channels, name);
  const blockedUntil = useAccount()?.blockedByModerationUntil ?? null;
  return { talk: state && { ...state, blockedUntil, name, connection }, connection };
}

/**
 * A chat with its fetched pages; `undefined` until it has loaded.
 * @param isLookedAt whether new messages count as read
 */
export function useChatConversation(name: ConversationName, isLookedAt: boolean) {
  const { state, connection, ask } = useSharedRoom(chats, name);
  const [pages, setPages] = useState<Pages>({ messages: [], hasOlder: false });
  const [isLoading, setLoading] = useState(false);
  const last = lastOf(state?.messages ?? []);

  useEffect(() => {
    // Without a time limit: after coming back the connection may be dead, and no later message may follow to make up
    // for it.
    if (isLookedAt && last > 0) void ask("chat:markAsRead", { upTo: last });
  }, [isLookedAt, last, ask]);

  if (state === undefined) return { talk: undefined, connection, ask };
  const { whole } = state;
  const messages = withOlder(pages.whole === whole ? pages.messages : [], state.messages);
  const hasOlder = messages.length > state.messages.length ? pages.hasOlder : state.hasOlder;
  const loadOlder = async () => {
    if (isLoading) return;
    setLoading(true);
    const reply = await ask("chat:singleChat:load", { before: messages[0].id }, limits.chatLoadAnswerMs);
    setLoading(false);
    if (reply.isDone) setPages({ ...reply.data, messages: [...reply.data.messages, ...messages], whole });
  };
  const talk: Conversation = {
    ...state,
    name,
    messages,
    connection,
    loadOlder: hasOlder ? loadOlder : undefined,
    otherBlocked: otherBlocked(state),
  };
  return { talk, chat: state.chat, you: state.you, connection, ask };
}

function otherBlocked({ chat, you, blocked }: ChatState): Conversation["otherBlocked"] {
  const other = chat.groupChat ? undefined : chat.players.find(({ id }) => id !== you);
  const block = blocked.find(({ id }) => id === other?.id);
  return other && block && { name: other.name, until: block.until };
}

import { useEffect, useState } from "react";
import { limits } from "#schema/limits.ts";
import { chats } from "#web/net/chat/chats.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { tablesKey } from "./tablesKey.ts";

/**
 * The channel that gets what is written in a chat, because the user sits at a running game with another member;
 * undefined if the message stays in the chat. The chat's room is asked again whenever the user's games, their players or
 * the members of the chat change, and some time after it has failed to answer.
 */
export function useTableChannel(talk: ConversationName): ConversationName | undefined {
  const [channel, setChannel] = useState<ConversationName>();
  const tables = tablesKey(talk, useUserRoom());
  useEffect(() => {
    setChannel(undefined);
    if (tables === undefined) return;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const leave = chats.enter(talk);
    const ask = async () => {
      // Without a time limit: it is asked until the room answers, over any number of connections.
      const reply = await chats.clientOf(talk).ask("chat:getChannel", {});
      if (isOver) return;
      if (reply.isDone) setChannel(reply.data.channel ?? undefined);
      else retry = setTimeout(ask, limits.requestResendMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(retry);
      leave();
    };
  }, [talk, tables]);
  return channel;
}

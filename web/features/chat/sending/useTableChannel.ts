import { useEffect, useState } from "react";
import { limits } from "#schema/limits.ts";
import { chats } from "#web/net/chat/chats.ts";
import { isChannel, type TalkName } from "#web/net/chat/talk.ts";
import { useOwn } from "#web/net/user/own.ts";

/**
 * The channel that gets what is written in a chat, because the user sits at a running game with another member;
 * undefined if the message stays in the chat. The chat's room is asked again whenever the user's games change.
 */
export function useTableChannel(talk: TalkName): TalkName | undefined {
  const [channel, setChannel] = useState<TalkName>();
  const games = useOwn()?.games?.runningGames ?? [];
  const gameIDs = isChannel(talk) ? "" : games.map(({ id }) => id).join();
  useEffect(() => {
    setChannel(undefined);
    if (gameIDs === "") return;
    let isOver = false;
    const leave = chats.enter(talk);
    void chats
      .clientOf(talk)
      .ask("chat:getChannel", {}, limits.chatLoadAnswerMs)
      .then((reply) => {
        if (!isOver && reply.isDone) setChannel(reply.data.channel ?? undefined);
        leave();
      });
    return () => {
      isOver = true;
    };
  }, [talk, gameIDs]);
  return channel;
}

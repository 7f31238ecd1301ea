import { useEffect, useState } from "react";
import { chats } from "#web/net/chat/chats.ts";
import { isChannel, type TalkName } from "#web/net/chat/talk.ts";
import { useOwn } from "#web/net/user/own.ts";

/**
 * The channel that gets what is written in a chat, because the user sits at a running game with another member;
 * undefined if the message stays in the chat. The chat's room is asked again whenever the players of the user's games or
 * the members of the chat change.
 */
export function useTableChannel(talk: TalkName): TalkName | undefined {
  const [channel, setChannel] = useState<TalkName>();
  const own = useOwn();
  const games = isChannel(talk) ? [] : (own?.games?.runningGames ?? []);
  const members = own?.chats?.find(({ chatid }) => chatid === talk)?.players;
  const tables = games.length === 0 ? "" : JSON.stringify([games.map(({ players }) => players), members]);
  useEffect(() => {
    setChannel(undefined);
    if (tables === "") return;
    let isOver = false;
    const leave = chats.enter(talk);
    // Without a time limit: it is asked until the room answers, over any number of connections.
    void chats
      .clientOf(talk)
      .ask("chat:getChannel", {})
      .then((reply) => {
        if (!isOver && reply.isDone) setChannel(reply.data.channel ?? undefined);
      });
    return () => {
      isOver = true;
      leave();
    };
  }, [talk, tables]);
  return channel;
}

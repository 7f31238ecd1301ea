import { type ConversationName, isChannel } from "#web/net/chat/conversation.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";

/**
 * A key of all that decides whether a message of this chat goes to a table: the user's running games with their players,
 * who may be replaced, and the members of the chat. Undefined if it can go to none.
 */
export function tablesKey(
  talk: ConversationName,
  own: Pick<UserRoomState, "games" | "chats"> | undefined,
): string | undefined {
  const games = own?.games?.runningGames ?? [];
  if (isChannel(talk) || games.length === 0) return undefined;
  const tables = games.map(({ id, players }) => ({ id, players }));
  const members = own?.chats.find(({ chatid }) => chatid === talk)?.players;
  return JSON.stringify({ tables, members });
}

import { limits } from "#schema/limits.ts";
import { askOwn } from "../user/ownRoom.ts";
import { userRoomState } from "../user/userRoomState.ts";
import type { ConversationName } from "./conversation.ts";

/** The private chat with another user, which is opened if there is none yet; or why there can be none. */
export async function privateChatWith(
  userID: number,
): Promise<{ chat: ConversationName } | { error: string }> {
  const known = userRoomState
    .read()
    ?.chats.find(({ groupChat, players }) => !groupChat && players.some(({ id }) => id === userID));
  if (known !== undefined) return { chat: known.chatid };
  const reply = await askOwn("chat:startChat", { userids: [userID], title: null }, limits.messageAnswerMs);
  return reply.isDone ? { chat: reply.data.chatid } : { error: reply.error };
}

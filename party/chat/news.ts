import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { ChatNews } from "#schema/rooms.ts";
import type { Messages } from "../messages/messages.ts";
import { type ChatState, infoOf, inviterOf, memberIn } from "./state.ts";

/** How the chat stands for a member or leaver, for the list of chats; null for who does not see it. */
export function newsFor(
  state: ChatState,
  userID: number,
  messages: Pick<Messages, "between" | "countBySender" | "last">,
): ChatNews["entry"] {
  const info = infoOf(state);
  const invitedBy = inviterOf(state, userID)?.name;
  if (invitedBy !== undefined) return { ...info, players: [], lastMessage: null, unreadFrom: {}, invitedBy };
  const member = memberIn(state, userID);
  if (member === undefined || member.isHidden) return null;
  const { since, read } = member;
  const [lastMessage = null] = messages.between(since, messages.last() + 1, 1);
  const unreadFrom = messages.countBySender(Math.max(since, read), user(userID), limits.unreadCounted);
  return { ...info, lastMessage, unreadFrom };
}

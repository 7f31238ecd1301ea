import { useTranslation } from "react-i18next";
import { chats } from "#web/net/chat/chats.ts";
import { type ConversationName, isChannel } from "#web/net/chat/conversation.ts";
import { session } from "#web/net/session.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/** The part of a chat that both the menu and its own room know. */
type Named = { groupTitle: string | null; players: readonly { name: string }[] };

/**
 * Returns the title of a talk: a channel's by its place, a group's own, and the other user's name for a private chat.
 */
export function useConversationName(): (talk: ConversationName) => string {
  const { t } = useTranslation("chat");
  const nameOf = usePlayerName();
  const listed = useUserRoom()?.chats;
  const ofChat = ({ groupTitle, players }: Named): string => {
    const self = session.read()?.username;
    return groupTitle ?? nameOf(players.find(({ name }) => name !== self)?.name ?? "");
  };
  return (talk) => {
    if (talk.startsWith("g-")) return t("channel.game", { id: talk.slice(2) });
    if (talk.startsWith("w-")) return t("channel.waiting");
    if (talk.startsWith("t-")) return t("channel.tournament");
    if (isChannel(talk)) return talk === "news" ? t("channel.news") : t("channel.general");
    const chat = listed?.find(({ chatid }) => chatid === talk) ?? chats.clientOf(talk).read().state?.chat;
    return chat ? ofChat(chat) : t("channel.chat");
  };
}

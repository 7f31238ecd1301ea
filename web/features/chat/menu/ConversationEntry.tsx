import { useTranslation } from "react-i18next";
import type { Message } from "#schema/protocol/message.ts";
import { type ConversationName, isChannel } from "#web/net/chat/conversation.ts";
import { useConversations } from "#web/net/chat/conversations.ts";
import { useConversationName } from "../useConversationName.ts";

/** A talk in the menu: its title, its last message, and the number of unread messages. */
export function ConversationEntry(props: {
  talk: ConversationName;
  unread: number;
  last?: Message | null;
  onSelect: (talk: ConversationName) => void;
}) {
  const { talk, unread, last, onSelect } = props;
  const { t } = useTranslation("chat");
  const nameOf = useConversationName();
  const isSelected = useConversations().selected === talk;
  return (
    <li>
      <button type="button" className="chat-entry" aria-current={isSelected} onClick={() => onSelect(talk)}>
        <span className="chat-entry-name">
          {nameOf(talk)}
          {last && <span className="chat-entry-last">{last.body}</span>}
        </span>
        {unread > 0 && (
          <span className="chat-count" data-kind={isChannel(talk) ? "channel" : "chat"}>
            {unread}
            <span className="chat-unseen"> {t("unread", { count: unread })}</span>
          </span>
        )}
      </button>
    </li>
  );
}

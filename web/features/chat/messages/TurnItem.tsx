import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { Message } from "#schema/protocol/message.ts";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { MessageItem, type Reportable } from "./MessageItem.tsx";
import type { Turn } from "./messageGroups.ts";

/**
 * Consecutive messages of one sender: the name once, then the messages with their times.
 * @param props.reportOf returns whether a message can be reported or hidden, in the form that MessageItem expects
 */
export function TurnItem(props: {
  room: string;
  turn: Turn;
  isOwn: boolean;
  mayHide?: boolean;
  reportOf: (message: Message) => Reportable;
}) {
  const { room, turn, isOwn, mayHide, reportOf } = props;
  const { t, i18n } = useTranslation("chat");
  const time = new Intl.DateTimeFormat(dateLocale(i18n.language), { timeStyle: "short" });
  const { sender, messages } = turn;
  // A hidden message has lost its author with its text: nobody knows whether the account still exists.
  const isNobodys = sender === null && messages[0].body === "";
  return (
    <li className="chat-turn" data-own={isOwn || undefined}>
      <div className="chat-sender">
        {!isNobodys && (
          <PlayerName
            username={sender?.name ?? ""}
            text={isOwn ? t("you") : undefined}
            isNameFirst={false}
            isPictureVisible={!isOwn}
            isClickable={!isOwn && sender?.kind === "human"}
            hasMenu
          />
        )}
        <time dateTime={new Date(messages[0].created).toISOString()}>{time.format(messages[0].created)}</time>
      </div>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          room={room}
          message={message}
          isOwn={isOwn}
          mayHide={mayHide}
          reportable={reportOf(message)}
        />
      ))}
    </li>
  );
}

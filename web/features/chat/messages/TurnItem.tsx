import { useTranslation } from "react-i18next";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { MessageText } from "./MessageText.tsx";
import type { Turn } from "./messageGroups.ts";

/** What one person wrote at a stretch: the name once, at which the last of it can be reported, then the messages with their time. */
export function TurnItem({ room, turn, isOwn }: { room: string; turn: Turn; isOwn: boolean }) {
  const { t, i18n } = useTranslation("chat");
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: "short" });
  const { sender, messages } = turn;
  return (
    <li className="chat-turn" data-own={isOwn || undefined}>
      <div className="chat-sender">
        <PlayerName
          username={sender?.name ?? ""}
          text={isOwn ? t("you") : undefined}
          isNameFirst={false}
          isPictureVisible={!isOwn}
          isClickable={!isOwn && sender?.kind === "human"}
          message={{ room, id: messages[messages.length - 1].id }}
        />
        <time dateTime={new Date(messages[0].created).toISOString()}>{time.format(messages[0].created)}</time>
      </div>
      {messages.map(({ id, body, created }) => (
        <div key={id} className="chat-message" title={time.format(created)}>
          {body === "" ? <p className="chat-text">{t("hidden")}</p> : <MessageText body={body} />}
        </div>
      ))}
    </li>
  );
}

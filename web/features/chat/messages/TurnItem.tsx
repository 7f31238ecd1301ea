import { useTranslation } from "react-i18next";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { MessageText } from "./MessageText.tsx";
import type { Turn } from "./messageGroups.ts";

/** What one person wrote at a stretch: the name once, then the messages with their time. */
export function TurnItem({ turn, isOwn }: { turn: Turn; isOwn: boolean }) {
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
        />
        <time dateTime={new Date(messages[0].created).toISOString()}>{time.format(messages[0].created)}</time>
      </div>
      {messages.map(({ id, body, created }) => (
        <div key={id} className="chat-message" title={time.format(created)}>
          <MessageText body={body} />
        </div>
      ))}
    </li>
  );
}

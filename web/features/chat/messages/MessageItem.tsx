import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { Message } from "#schema/protocol/message.ts";
import { openPlayerMenu } from "#web/ui/player/playerMenu.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { FlagIcon } from "../icons.tsx";
import { MessageText } from "./MessageText.tsx";

/**
 * Whether the reader may report or hide a message. With `"first"`, the keyboard reaches this message before the others.
 */
export type Reportable = boolean | "first";

/**
 * A message with its button to report or hide it, which shows while the pointer is over the message, after a tap on it,
 * or when the keyboard has reached it.
 */
export function MessageItem(props: {
  room: string;
  message: Message;
  isOwn: boolean;
  mayHide?: boolean;
  reportable: Reportable;
}) {
  const { room, message, isOwn, mayHide, reportable } = props;
  const { id, sender, body, created } = message;
  const { t, i18n } = useTranslation("chat");
  const nameOf = usePlayerName();
  const textID = useId();
  const report = useRef<HTMLButtonElement>(null);
  const time = new Intl.DateTimeFormat(dateLocale(i18n.language), { timeStyle: "short" }).format(created);
  const username = sender?.name ?? "";
  const author = { name: nameOf(username), time };
  const [label, short] = isOwn
    ? [t("hideOwn", author), t("hideOwnShort")]
    : mayHide
      ? [t("hideOrReport", author), t("hideOrReportShort")]
      : [t("report", author), t("reportShort")];
  // On devices without hover, a tap replaces it.
  const onTap = (): void => {
    if (matchMedia("(hover: none)").matches) report.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the keyboard uses the button
    <div className="chat-row" onClick={onTap}>
      <div id={textID} className="chat-message" title={time}>
        {body === "" ? <p className="chat-text">{t("hidden")}</p> : <MessageText body={body} />}
      </div>
      {reportable && (
        <button
          type="button"
          className="chat-report"
          ref={report}
          tabIndex={reportable === "first" ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={label}
          aria-describedby={textID}
          data-tooltip={short}
          data-tooltip-side="left"
          onClick={() => openPlayerMenu({ username, message: { room, id, body, isOwn } })}
        >
          <FlagIcon />
        </button>
      )}
    </div>
  );
}

import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";
import { Button } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { useStore } from "#web/ui/useStore.ts";
import { SendIcon } from "../icons.tsx";
import { drafts, keepDraft } from "./drafts.ts";
import { sendMessage } from "./outgoing.ts";
import { useTableChannel } from "./useTableChannel.ts";

/**
 * The editor, below the message with the number `last`. Enter sends, Shift+Enter breaks the line. An unsent draft stays
 * with its talk.
 */
export function Editor({ talk, last }: { talk: ConversationName; last: number }) {
  const { t } = useTranslation("chat");
  const text = useStore(drafts)[talk] ?? "";
  const tableID = useId();
  const counterID = useId();
  const left = limits.messageMaxLength - text.length;
  const body = text.trim();
  const isForTable = useTableChannel(talk) !== undefined;
  const sendLabel = isForTable ? t("sendToTable") : t("send");

  const send = (): void => {
    if (body === "") return;
    sendMessage(talk, body, last);
    keepDraft(talk, "");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      translate="no"
      className="chat-editor"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p id={tableID} className="chat-for-table" role="status">
        {isForTable && t("forTable")}
      </p>
      <textarea
        rows={1}
        aria-label={t("write")}
        aria-describedby={`${tableID} ${counterID}`}
        placeholder={t("write")}
        maxLength={limits.messageMaxLength}
        enterKeyHint="send"
        dir="auto"
        value={text}
        onChange={(event) => keepDraft(talk, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="icon" {...named(sendLabel)} aria-disabled={body === ""}>
        <SendIcon />
      </Button>
      <span id={counterID} className="chat-left" aria-live="polite">
        {left <= limits.charactersLeftTold && t("left", { count: left })}
      </span>
    </form>
  );
}

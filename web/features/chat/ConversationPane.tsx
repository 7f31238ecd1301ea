import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useIsLookedAt } from "#web/chat/useIsLookedAt.ts";
import { type ConversationName, isChannel, lastOf } from "#web/net/chat/conversation.ts";
import { selectConversation } from "#web/net/chat/conversations.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { MessageList } from "./messages/MessageList.tsx";
import { Editor } from "./sending/Editor.tsx";
import { useMovedTo, useOutgoing } from "./sending/outgoing.ts";
import { WritingNotice } from "./sending/WritingNotice.tsx";
import { type Conversation, useChannelConversation, useChatConversation } from "./useConversation.ts";
import { useConversationName } from "./useConversationName.ts";

/** The selected talk: its messages and the editor. */
export function ConversationPane({ name }: { name: ConversationName }) {
  return isChannel(name) ? <ChannelPane name={name} /> : <ChatPane name={name} />;
}

function ChannelPane({ name }: { name: ConversationName }) {
  const { talk, connection } = useChannelConversation(name);
  return talk === undefined ? <Missing connection={connection} /> : <ConversationBody talk={talk} />;
}

function ChatPane({ name }: { name: ConversationName }) {
  const { talk, connection } = useChatConversation(name, useIsLookedAt());
  return talk === undefined ? <Missing connection={connection} /> : <ConversationBody talk={talk} />;
}

/** Shown while there are no messages yet, or if there never will be any. */
function Missing({ connection: { phase } }: { connection: Connection }) {
  const { t } = useTranslation("chat");
  const isLost = phase === "refused" || phase === "unreachable";
  return (
    <div className="chat-missing" aria-busy={!isLost}>
      {isLost ? <p role="alert">{phase === "refused" ? t("gone") : t("lost")}</p> : <Waiting />}
    </div>
  );
}

function ConversationBody({ talk }: { talk: Conversation }) {
  const { name, may, blockedUntil, mayHide, connection, loadOlder, otherBlocked } = talk;
  const mutes = useUserRoom()?.mutes ?? [];
  const messages = talk.messages.filter(({ sender }) => sender === null || !mutes.includes(sender.name));
  const outgoing = useOutgoing(name, talk.messages);
  const nameOf = useConversationName();
  // A block ends without any event.
  const isBlockOver = (blockedUntil ?? 0) <= useMinutes();
  return (
    <>
      <MessageList
        room={name}
        label={nameOf(name)}
        messages={messages}
        outgoing={outgoing}
        mayHide={mayHide}
        loadOlder={loadOlder}
      />
      <Line connection={connection} />
      <MovedNotice talk={name} />
      {otherBlocked && <BlockedNotice {...otherBlocked} />}
      {may === "write" || (may === "blocked" && isBlockOver) ? (
        <Editor talk={name} last={lastOf(talk.messages)} />
      ) : (
        <WritingNotice may={may} blockedUntil={blockedUntil} />
      )}
    </>
  );
}

/** Says that the connection is lost or that the room no longer exists. */
function Line({ connection: { phase } }: { connection: Connection }) {
  const { t } = useTranslation("chat");
  if (phase === "open" || phase === "connecting") return null;
  const texts = { reconnecting: t("reconnecting"), unreachable: t("lost"), refused: t("gone") };
  return (
    <p className="chat-line" role="status">
      {texts[phase]}
    </p>
  );
}

/** Says that a message to somebody at the same table went to the table's channel. */
function MovedNotice({ talk }: { talk: ConversationName }) {
  const { t } = useTranslation("chat");
  const channel = useMovedTo(talk);
  if (channel === undefined) return null;
  return (
    <div className="chat-notice" role="status">
      <p>{t("mayNotUse")}</p>
      <Button variant="outline" onClick={() => selectConversation(channel)}>
        {t("toGameChannel")}
      </Button>
    </div>
  );
}

/** Says that the other user can't answer, while that is so. */
function BlockedNotice({ name, until }: NonNullable<Conversation["otherBlocked"]>) {
  const { t, i18n } = useTranslation("chat");
  if (until <= useMinutes()) return null;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeStyle: "short" });
  return (
    <p className="chat-line" role="status">
      {t("otherBlocked", { name, until: date.format(until) })}
    </p>
  );
}

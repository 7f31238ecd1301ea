import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "#schema/protocol/message.ts";
import { useAccount } from "#web/net/account.ts";
import { lastOf } from "#web/net/chat/conversation.ts";
import { session } from "#web/net/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { DownIcon } from "../icons.tsx";
import type { Outgoing } from "../sending/outgoingMessage.ts";
import { dayLabel } from "./dayLabel.ts";
import { messageGroups } from "./messageGroups.ts";
import { NewMessageAnnouncer } from "./NewMessageAnnouncer.tsx";
import { OutgoingItem } from "./OutgoingItem.tsx";
import { stepToReport } from "./stepToReport.ts";
import { TurnItem } from "./TurnItem.tsx";
import { useScrollBack } from "./useScrollBack.ts";

/**
 * The messages of a talk by day, including those being sent. It stays scrolled to the end unless the user reads further
 * up.
 */
export function MessageList(props: {
  room: string;
  label: string;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  mayHide?: boolean;
  loadOlder?: () => Promise<void>;
}) {
  const { room, label, messages, outgoing, mayHide, loadOlder } = props;
  const { t, i18n } = useTranslation("chat");
  const box = useRef<HTMLDivElement>(null);
  const now = useMinutes();
  const last = lastOf(messages);
  const shown = `${last} ${outgoing.map(({ id, state }) => id + state).join(" ")}`;
  const { isAtEnd, toEnd } = useScrollBack(box, messages.at(0)?.id ?? 0, shown, loadOlder);
  const self = session.read()?.username;
  const hasAccount = useAccount() !== undefined;
  const isReportable = ({ sender }: Message) =>
    hasAccount && sender !== null && (mayHide || sender.name !== self);
  const firstReport = messages.findLast(isReportable)?.id;
  return (
    <div className="chat-scroll">
      <div
        className="chat-log"
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to be able to scroll it
        tabIndex={0}
        onKeyDown={stepToReport}
      >
        {loadOlder && <p className="chat-older">{t("older")}</p>}
        {messages.length === 0 && outgoing.length === 0 && <p className="chat-none">{t("none")}</p>}
        {messageGroups(messages).map(({ time, turns }) => (
          <section key={time}>
            <h3 className="chat-day">{dayLabel(i18n.language, time, now)}</h3>
            <ol>
              {turns.map((turn) => (
                <TurnItem
                  key={turn.messages[0].id}
                  room={room}
                  turn={turn}
                  mayHide={mayHide}
                  isOwn={turn.sender !== null && turn.sender.name === self}
                  reportOf={(message) =>
                    isReportable(message) && (message.id === firstReport ? "first" : true)
                  }
                />
              ))}
            </ol>
          </section>
        ))}
        {outgoing.length > 0 && (
          <ol>
            {outgoing.map((message) => (
              <OutgoingItem key={message.id} message={message} />
            ))}
          </ol>
        )}
      </div>
      {!isAtEnd && (
        <Button
          className="chat-down"
          variant="outline"
          size="icon"
          borderRadius="full"
          {...named(t("toEnd"))}
          onClick={toEnd}
        >
          <DownIcon />
        </Button>
      )}
      <NewMessageAnnouncer messages={messages} self={self} />
    </div>
  );
}

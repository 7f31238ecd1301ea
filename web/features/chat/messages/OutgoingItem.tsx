import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { discard, sendAgain } from "../sending/outgoing.ts";
import type { Outgoing, SendFault } from "../sending/outgoingMessage.ts";
import { MessageText } from "./MessageText.tsx";

/** Texts for a room's refusals that a plain retry does not fix; everything else counts as a lost connection. */
const reasons = {
  blocked: "blocked",
  only_admins: "onlyAdmins",
  members_only: "membersOnly",
  spectator: "spectator",
  not_signed_in: "notSignedIn",
  too_many: "tooMany",
  slow_mode: "slowMode",
  not_wanted: "notWanted",
} as const satisfies Partial<Record<SendFault, string>>;

/** A message that is being sent, or that failed, with the possible actions. */
export function OutgoingItem({ message }: { message: Outgoing }) {
  const { t } = useTranslation("chat");
  const { body, state, fault } = message;
  return (
    <li className="chat-turn" data-own data-state={state}>
      <div className="chat-message">
        <MessageText body={body} />
      </div>
      {state === "sending" && <p className="chat-sending">{t("sending")}</p>}
      {state === "failed" && (
        <div className="chat-failed" role="alert">
          <p>{t(`failed.${reasonOf(fault)}`)}</p>
          <Button variant="outline" minHeight="9" px="3" fontSize="sm" onClick={() => sendAgain(message)}>
            {t("sendAgain")}
          </Button>
          <Button variant="ghost" minHeight="9" px="3" fontSize="sm" onClick={() => discard(message)}>
            {t("discard")}
          </Button>
        </div>
      )}
    </li>
  );
}

function reasonOf(fault: SendFault | undefined) {
  return (Object.hasOwn(reasons, fault ?? "") && reasons[fault as keyof typeof reasons]) || "lost";
}

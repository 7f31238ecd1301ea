import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { useOwn } from "#web/net/user/own.ts";
import type { OwnState } from "#web/net/user/userRoom.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";
import { forgetTold, isToldNow } from "#web/ui/toldOnce.ts";
import { useInvitationActions } from "./useInvitationActions.ts";

/** Shows a friend's invitation to a table once, on every page, while it waits for an answer. */
export function InvitationNotices() {
  const { t } = useTranslation("waiting");
  const own = useOwn();
  const { join, decline } = useInvitationActions();
  /** The shown toasts, by their content. */
  const toasts = useRef(new Map<string, number>());

  useEffect(() => {
    const shown = toasts.current;
    const open = own?.invitations ?? [];
    for (const [key, id] of shown) {
      if (open.some((invitation) => keyOf(invitation) === key)) continue;
      closeToast(id);
      shown.delete(key);
    }
    for (const invitation of open) {
      if (shown.has(keyOf(invitation)) || !isToldNow(`invitation ${keyOf(invitation)}`)) continue;
      const { waitingID, username } = invitation;
      const id = showToast({
        kind: "info",
        title: t("invited.by", { name: username }),
        text: own?.waitingID ? t("state.leavesOther") : undefined,
        action: { text: t("invited.join"), act: () => void join(waitingID) },
        onDismiss: () => decline(waitingID),
        lifetimeMs: limits.invitationToastMs,
      });
      shown.set(keyOf(invitation), id);
    }
  }, [own, t, join, decline]);

  useEffect(() => {
    const shown = toasts.current;
    // The next user of this tab was not invited.
    return () => {
      for (const id of shown.values()) closeToast(id);
      shown.clear();
      forgetTold();
    };
  }, []);

  return null;
}

function keyOf({ waitingID, username }: OwnState["invitations"][number]): string {
  return `${waitingID} ${username}`;
}

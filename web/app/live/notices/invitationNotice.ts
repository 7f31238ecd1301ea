import { limits } from "#schema/limits.ts";
import type { Invitation } from "#web/net/user/userRoom.ts";
import type { Notice } from "./notice.ts";

/** A friend invites the user to a table. */
export const invitationNotice: Notice<Invitation, "waiting"> = {
  texts: "waiting",
  kind: "info",
  title: (t, { username }) => t("invited.by", { name: username }),
  text: (t, _, { own }) => (own.waitingID ? t("state.leavesOther") : undefined),
  action: (t, { waitingID }, { join }) => ({ text: t("invited.join"), act: () => join(waitingID) }),
  onDismiss: ({ waitingID }, { decline }) => decline(waitingID),
  lifetimeMs: limits.invitationToastMs,
  about: ({ waitingID, username }) => `invitation ${waitingID} ${username}`,
  isToldOnce: true,
};

import { changeAccount, readAccount } from "../account.ts";
import type { UserRoomState } from "./userRoom.ts";

/** Updates the account's moderation status, which was read at sign-in and may change at any time. */
export function applyModerationStatus(moderationStatus: UserRoomState["moderationStatus"] | undefined): void {
  const account = readAccount();
  if (!account || !moderationStatus) return;
  const { isAdmin: admin, isModerator: moderator, blockedUntil: blockedByModerationUntil } = moderationStatus;
  const isKnown =
    account.admin === admin &&
    account.moderator === moderator &&
    account.blockedByModerationUntil === blockedByModerationUntil;
  if (!isKnown) changeAccount({ admin, moderator, blockedByModerationUntil });
}

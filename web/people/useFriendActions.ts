import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { RequestType } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";

/** The actions available for another player. */
export type FriendAction = Extract<
  RequestType<UserProtocol>,
  | `friends:${"request" | "confirm" | "cancel"}`
  | `user:${string}mute`
  | "user:invite"
  | "user:withdrawInvitation"
>;

/** The text for each known refusal. */
const reasons = {
  blocked: "blocked",
  members_only: "membersOnly",
  no_request: "noRequest",
  not_found: "notFound",
  not_wanted: "notWanted",
  too_many: "tooOften",
  yourself: "yourself",
  already_here: "alreadyHere",
  full: "full",
  not_friends: "notFriends",
  not_let_in: "notLetIn",
  not_waiting: "notWaiting",
} as const;

/** Carries out actions about other players one after the other; a toast reports failures. */
export function useFriendActions(): {
  isBusy: boolean;
  act: (action: FriendAction, username: string) => Promise<boolean>;
} {
  const { t } = useTranslation("people");
  const { isBusy, runSerially } = useSerialActions();
  const ask = async (action: FriendAction, username: string): Promise<boolean> => {
    const isInvitation = action === "user:invite";
    const reply = await askOwn(
      action,
      { username },
      isInvitation ? limits.roomAnswerMs : limits.friendAnswerMs,
    );
    if (reply.isDone) return true;
    const reason = isKnown(reply.error) ? reasons[reply.error] : "other";
    showToast({ kind: "error", title: t(`failed.${reason}`, { username }) });
    return false;
  };
  const act = async (action: FriendAction, username: string): Promise<boolean> =>
    (await runSerially(`${action} ${username}`, () => ask(action, username))) ?? false;
  return { isBusy, act };
}

function isKnown(error: string): error is keyof typeof reasons {
  return Object.hasOwn(reasons, error);
}

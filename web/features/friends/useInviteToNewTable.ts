import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { useFriendActions } from "#web/people/useFriendActions.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { createRoom } from "#web/tables/createRoom.ts";
import { storedNewRoom } from "#web/tables/newRoomWish.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Opens a private waiting room of the kind chosen last, invites a friend there, and goes there. */
export function useInviteToNewTable(): { isBusy: boolean; invite: (username: string) => void } {
  const { t } = useTranslation("people");
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  const { act } = useFriendActions();
  const { isBusy, runSerially } = useSerialActions();

  const openAndInvite = async (username: string): Promise<void> => {
    try {
      const reply = await createRoom({ ...storedNewRoom(), access: "private" });
      if (!reply.isDone) throw new Error(reply.error);
      const { waitingID } = reply.data;
      await untilSitting(waitingID);
      if (await act("user:invite", username))
        showToast({ kind: "success", title: t("invited", { username }) });
      navigate(pathOf(waitingID));
    } catch {
      showToast({ kind: "error", title: t("failed.other") });
    }
  };
  return {
    isBusy,
    invite: (username) => void runSerially(`invite ${username}`, () => openAndInvite(username)),
  };
}

/** Resolves once the user's own room knows that they sit in this waiting room, or after the time that an answer takes. */
function untilSitting(waitingID: string): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(latest);
      stop();
      resolve();
    };
    const stop = userRoomState.subscribe(() => userRoomState.read()?.waitingID === waitingID && end());
    const latest = setTimeout(end, limits.roomAnswerMs);
    if (userRoomState.read()?.waitingID === waitingID) end();
  });
}

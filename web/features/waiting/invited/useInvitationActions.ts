import { useNavigate } from "react-router-dom";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import { sitDownIn } from "#web/net/waiting/waitingRooms.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useWaitingFault } from "../useWaitingFault.ts";

/** Answers an invitation into a waiting room: goes there and sits down, or declines. */
export function useInvitationActions(): {
  join: (waitingID: string) => Promise<void>;
  decline: (waitingID: string) => void;
} {
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  const faultText = useWaitingFault();
  return {
    join: async (waitingID) => {
      navigate(pathOf(waitingID));
      const reply = await sitDownIn(waitingID);
      if (!reply.isDone) showToast({ kind: "error", title: faultText(reply.error) });
    },
    decline: (waitingID) => void askOwn("user:declineInvitation", { waitingID: waitingID as WaitingID }),
  };
}

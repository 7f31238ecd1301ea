import { limits } from "#schema/limits.ts";
import type { RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { WaitingProtocol } from "#schema/protocol/waiting.ts";
import { ensureSession } from "#web/net/guest.ts";
import type { AskWaiting } from "#web/net/waiting/waitingRoom.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useWaitingFault } from "./useWaitingFault.ts";

/** The actions in a waiting room, carried out one after the other. A toast reports refusals. */
export interface RoomActions {
  /** @returns whether it was done; also false for a double press */
  act: <T extends RequestType<WaitingProtocol>>(
    type: T,
    data: RequestData<WaitingProtocol, T>,
  ) => Promise<boolean>;
  /** Takes a seat, as a guest if nobody is signed in. */
  sitDown: () => Promise<boolean>;
}

export function useRoomActions(ask: AskWaiting): RoomActions {
  const faultText = useWaitingFault();
  const { runSerially } = useSerialActions();
  const act: RoomActions["act"] = async (type, data) => {
    const reply = await runSerially(JSON.stringify([type, data]), () => ask(type, data, limits.roomAnswerMs));
    if (reply?.isDone === false) showToast({ kind: "error", title: faultText(reply.error) });
    return reply?.isDone ?? false;
  };
  const sitDown = async (): Promise<boolean> => {
    try {
      await ensureSession();
    } catch (error) {
      showCallFailed(error as Error);
      return false;
    }
    return act("waiting:joinGame", {});
  };
  return { act, sitDown };
}

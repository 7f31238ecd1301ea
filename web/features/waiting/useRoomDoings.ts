import { limits } from "#schema/limits.ts";
import type { RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { WaitingProtocol } from "#schema/protocol/waiting.ts";
import { ensureSession } from "#web/net/guest.ts";
import type { AskWaiting } from "#web/net/waiting/waitingRooms.ts";
import { useInTurn } from "#web/ui/inTurn.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";
import { useWaitingFault } from "./useWaitingFault.ts";

/** What one can do in a waiting room, one thing after the other. What is refused is said in a toast. */
export interface RoomDoings {
  /** @returns whether it was done; false, too, for the same press twice */
  act: <T extends RequestType<WaitingProtocol>>(
    type: T,
    data: RequestData<WaitingProtocol, T>,
  ) => Promise<boolean>;
  /** Takes a seat, as a guest where nobody is signed in. */
  sitDown: () => Promise<boolean>;
}

export function useRoomDoings(ask: AskWaiting): RoomDoings {
  const faultText = useWaitingFault();
  const callFailed = useCallFailed();
  const { doInTurn } = useInTurn();
  const act: RoomDoings["act"] = async (type, data) => {
    const reply = await doInTurn(JSON.stringify([type, data]), () => ask(type, data, limits.roomAnswerMs));
    if (reply?.isDone === false) showToast({ kind: "error", title: faultText(reply.error) });
    return reply?.isDone ?? false;
  };
  const sitDown = async (): Promise<boolean> => {
    try {
      await ensureSession();
    } catch (error) {
      callFailed(error as Error);
      return false;
    }
    return act("waiting:joinGame", {});
  };
  return { act, sitDown };
}

import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { ensureSession } from "#web/net/guest.ts";
import { askOwn, untilOwnRoom } from "#web/net/user/ownRoom.ts";
import type { QueueWish } from "#web/net/user/userRoom.ts";
import { canDraw } from "#web/net/waiting/ownDraw.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { showToast } from "#web/ui/toasts.ts";

type QueueRequest = Extract<RequestType<UserProtocol>, `queue:${string}`>;

/** The text for each refusal that says more than that it did not work. */
const faults = {
  lost: "unreachable",
  timeout: "unreachable",
  internal: "unreachable",
  not_friends: "friend",
  partner_waits: "partnerWaits",
  already_called: "called",
  not_called: "late",
  not_asked: "late",
  too_many: "tooMany",
  rate_limited: "tooMany",
} as const;

/** The actions of the quick match, one after the other. A toast reports refusals. */
export interface Queue {
  isBusy: boolean;
  /**
   * Waits for a table, as a guest if nobody is signed in.
   * @param partner the friend to ask along
   * @returns whether one waits now
   */
  enter: (wish: QueueWish, partner: string | null) => Promise<boolean>;
  come: (callID: number) => Promise<boolean>;
  answer: (partner: string, accept: boolean) => Promise<boolean>;
  leave: () => Promise<boolean>;
}

export function useQueue(): Queue {
  const { t } = useTranslation("quickMatch");
  const { isBusy, runSerially } = useSerialActions();
  const ask = async <T extends QueueRequest>(
    type: T,
    data: RequestData<UserProtocol, T>,
  ): Promise<boolean> => {
    const reply = await runSerially(JSON.stringify([type, data]), () =>
      askOwn(type, data, limits.roomAnswerMs),
    );
    if (reply?.isDone === false) {
      const name = "partner" in data ? (data.partner ?? "") : "";
      showToast({ kind: "error", title: t(`fault.${faultOf(reply.error)}`, { name }) });
    }
    return reply?.isDone ?? false;
  };
  const enter = async (wish: QueueWish, partner: string | null): Promise<boolean> => {
    try {
      await ensureSession();
    } catch (error) {
      showCallFailed(error as Error);
      return false;
    }
    await untilOwnRoom();
    return ask("queue:enter", { wish, partner });
  };
  return {
    isBusy,
    enter,
    come: (callID) => ask("queue:come", { callID, draws: canDraw() }),
    answer: (partner, accept) => ask("queue:answer", { partner, accept }),
    leave: () => ask("queue:leave", {}),
  };
}

function faultOf(error: string): (typeof faults)[keyof typeof faults] | "other" {
  return Object.hasOwn(faults, error) ? faults[error as keyof typeof faults] : "other";
}

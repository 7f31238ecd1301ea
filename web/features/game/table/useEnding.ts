import { useTranslation } from "react-i18next";
import type { EndingWay } from "#schema/protocol/ending.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { RequestData } from "#schema/protocol/protocol.ts";
import { useInTurn } from "#web/ui/inTurn.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { AskGame } from "../askGame.ts";

const refusals = ["too_soon", "somebody_away", "no_ending"] as const;
type Refusal = (typeof refusals)[number];

/**
 * Asks the team or all people at the table to end the game, and answers that. A double press counts once. Shows
 * refusals.
 */
export function useEnding(ask: AskGame) {
  const { t } = useTranslation("table");
  const { doInTurn } = useInTurn();
  const showRefusal = (error: string): void => {
    showToast({
      kind: "warning",
      title: t("substitution.refused.title"),
      text: refusals.includes(error as Refusal)
        ? t(`ending.refused.${error as Refusal}`)
        : t("substitution.refused.other"),
    });
  };
  const send = async <T extends "ending:start" | "ending:answer">(
    type: T,
    data: RequestData<GameProtocol, T>,
  ): Promise<void> => {
    const reply = await doInTurn(JSON.stringify([type, data]), () => ask(type, data));
    if (reply?.isDone === false) showRefusal(reply.error);
  };
  return {
    start: (how: EndingWay) => send("ending:start", { how }),
    answer: (how: EndingWay, accept: boolean) => send("ending:answer", { how, accept }),
  };
}

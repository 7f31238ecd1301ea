import { useTranslation } from "react-i18next";
import type { EndingWay } from "#schema/protocol/ending.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import { useTableRequest } from "./useTableRequest.ts";

const refusals = ["too_soon", "somebody_away", "no_ending"] as const;
type Refusal = (typeof refusals)[number];

/** Asks the team or all people at the table to end the game, and answers that. */
export function useEnding(ask: AskGame) {
  const { t } = useTranslation("table");
  const send = useTableRequest(ask, (error) =>
    refusals.includes(error as Refusal) ? t(`ending.refused.${error as Refusal}`) : undefined,
  );
  return {
    start: (how: EndingWay) => send("ending:start", { how }),
    answer: (how: EndingWay, accept: boolean) => send("ending:answer", { how, accept }),
  };
}

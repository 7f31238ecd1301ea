import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AskGame } from "../askGame.ts";
import type { GameState } from "../gameRoom.ts";
import { isDealFair } from "./checkDeal.ts";

/** Verifies in the browser, on request, that the cards were dealt as promised before the game. */
export function DealCheck({ game, ask }: { game: GameState; ask: AskGame }) {
  const { t } = useTranslation("table");
  const [isFair, setFair] = useState<boolean>();
  const [isMissing, setMissing] = useState(false);
  const check = async (): Promise<void> => {
    if (isFair !== undefined) return;
    const reply = await ask("game:getLog", {});
    setMissing(!reply.isDone);
    // The hash that counts is the one shown during the game.
    const { gameID, seedHash, decision } = game;
    if (reply.isDone) setFair(await isDealFair({ ...reply.data, gameID, seedHash, decision }));
  };
  return (
    <details className="table-deal" onToggle={check}>
      <summary>{t("end.deal")}</summary>
      <p role="status">{whatIsFound()}</p>
      <dl>
        <dt>{t("end.seed")}</dt>
        <dd>{game.seed}</dd>
        <dt>{t("end.seedHash")}</dt>
        <dd>{game.seedHash}</dd>
      </dl>
    </details>
  );

  function whatIsFound(): string {
    if (isMissing) return t("end.dealMissing");
    if (isFair === undefined) return t("end.dealChecking");
    return isFair ? t("end.dealGood") : t("end.dealBad");
  }
}

import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { AskGame } from "../askGame.ts";
import type { GameState } from "../gameRoom.ts";
import { DealCheck } from "./DealCheck.tsx";
import { StatisticsPart } from "./StatisticsPart.tsx";
import "./table.css";

/** Everybody's statistics, and whether the cards were dealt fairly. */
export function EndDetails({ game, ask }: { game: GameState; ask: AskGame }) {
  const { t } = useTranslation("table");
  return (
    <>
      <h3>{t("statistics.title")}</h3>
      <div className="table-end-statistics" style={{ "--rows": game.seats.length } as CSSProperties}>
        <StatisticsPart game={game} ask={ask} />
      </div>
      <DealCheck game={game} ask={ask} />
    </>
  );
}

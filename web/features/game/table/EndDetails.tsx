import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { GameDealCheck } from "#web/game/deal/DealCheck.tsx";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { EndFeats } from "./EndFeats.tsx";
import { EndRatings } from "./EndRatings.tsx";
import { StatisticsPart } from "./StatisticsPart.tsx";
import { useFeats } from "./useFeats.ts";
import "#web/game/table/table.css";

/** The ratings and feats of the game, everybody's statistics, and whether the cards were dealt fairly. */
export function EndDetails({ game, ask }: { game: GameState; ask: AskGame }) {
  const { t } = useTranslation("table");
  const feats = useFeats(game.gameID, ask);
  // What follows would move when they come.
  if (feats === undefined) return <Waiting />;
  return (
    <>
      <EndRatings game={game} />
      {feats.length > 0 && <EndFeats game={game} feats={feats} />}
      <h3>{t("statistics.title")}</h3>
      <div className="table-end-statistics" style={{ "--rows": game.seats.length } as CSSProperties}>
        <StatisticsPart game={game} ask={ask} />
      </div>
      <GameDealCheck game={game} ask={ask} />
    </>
  );
}

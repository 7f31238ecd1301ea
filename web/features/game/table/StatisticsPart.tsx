import { useTranslation } from "react-i18next";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { useStatistics } from "./useStatistics.ts";

/** Each player's statistics so far. */
export function StatisticsPart({ game, ask }: { game: GameState; ask: AskGame }) {
  const { t } = useTranslation("table");
  const players = useStatistics(game, ask);
  if (players === undefined) return <Waiting />;
  return players === null ? (
    <p role="alert">{t("statistics.missing")}</p>
  ) : (
    <StatisticsTable players={players} />
  );
}

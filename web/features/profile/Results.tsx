import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { Figures } from "#web/ui/Figures.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { HistoryMarks } from "./HistoryMarks.tsx";
import { ResultsByTable } from "./ResultsByTable.tsx";

/** How somebody's games ended, in runs and one by one. */
export function Results({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const { gamesDistribution: games, streaks, history } = stats;
  const format = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const [won, lost] = [games.won4 + games.won6, games.lost4 + games.lost6];
  const decided = won + lost;
  const aborted = games.aborted + games.teamAborted;
  const current = Math.abs(streaks.current);
  return (
    <Panel title={t("profile.results.title")}>
      <Figures
        figures={[
          [t("profile.results.won"), format.format(won)],
          [t("profile.results.lost"), format.format(lost)],
          [t("profile.results.share"), decided === 0 ? "–" : percent.format(won / decided)],
          [t("profile.results.team"), format.format(games.teamWon)],
          [t("profile.results.aborted"), format.format(aborted)],
          [t("profile.results.running"), format.format(games.running)],
        ]}
      />
      <ResultsByTable stats={stats} />
      <chakra.h3 mt="5" mb="2" fontSize="sm" fontWeight="medium">
        {t("profile.results.history", { count: history.length })}
      </chakra.h3>
      <HistoryMarks history={history} />
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        {current > 1 && (
          <>
            {streaks.current > 0
              ? t("profile.results.winning", { count: current })
              : t("profile.results.losing", { count: current })}{" "}
          </>
        )}
        {streaks.longestWon > 1 && t("profile.results.longestWon", { count: streaks.longestWon })}
      </chakra.p>
    </Panel>
  );
}

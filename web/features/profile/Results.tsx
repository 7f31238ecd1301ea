import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Figures } from "#web/ui/Figures.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { HistoryMarks } from "./HistoryMarks.tsx";
import type { PlayerStats } from "./profileData.ts";

/** How somebody's games ended, in runs and one by one. */
export function Results({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("profile");
  const { gamesDistribution: games, streaks, history } = stats;
  const format = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const [won, lost] = [games.won4 + games.won6, games.lost4 + games.lost6];
  const decided = won + lost;
  const aborted = games.aborted + games.teamAborted;
  const current = Math.abs(streaks.current);
  return (
    <Panel title={t("results.title")}>
      <Figures
        figures={[
          [t("results.won"), format.format(won)],
          [t("results.lost"), format.format(lost)],
          [t("results.share"), decided === 0 ? "–" : percent.format(won / decided)],
          [t("results.team"), format.format(games.teamWon)],
          [t("results.aborted"), format.format(aborted)],
          [t("results.running"), format.format(games.running)],
        ]}
      />
      <chakra.h3 mt="5" mb="2" fontSize="sm" fontWeight="medium">
        {t("results.history", { count: history.length })}
      </chakra.h3>
      <HistoryMarks history={history} />
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        {current > 1 && (
          <>
            {streaks.current > 0
              ? t("results.winning", { count: current })
              : t("results.losing", { count: current })}{" "}
          </>
        )}
        {streaks.longestWon > 1 && t("results.longestWon", { count: streaks.longestWon })}
      </chakra.p>
    </Panel>
  );
}

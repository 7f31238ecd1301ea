import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import { playerStatsQuery } from "#web/net/netQueries.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { queries } from "#web/net/queries.ts";
import { playerRatingsQuery } from "#web/people/ratings/ratingsQueries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { AcrossColumns, Column, Columns } from "#web/ui/Columns.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Figures } from "#web/ui/Figures.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Activity } from "./Activity.tsx";
import { Axes } from "./Axes.tsx";
import { Company } from "./Company.tsx";
import { RatingsPanel } from "./RatingsPanel.tsx";
import { Results } from "./Results.tsx";

/** The profile at a glance: results, how somebody plays, Team-Tac, with whom, and what was done on the board. */
export function Overview({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  const self = useUsername();
  const isOther = self !== undefined && self !== stats.username;
  const { data: own } = useQuery({ ...playerStatsQuery(self ?? ""), enabled: isOther }, queries);
  const { data: ratings, isPending } = useQuery(playerRatingsQuery(stats.username), queries);
  // What follows would move when they come.
  if (isPending) return <Waiting />;
  if (stats.history.length === 0)
    return (
      <Empty title={t("profile.none.title")}>
        {self === stats.username ? (
          <>
            <p>{t("profile.none.own")}</p>
            <ButtonLink to={pathTo("/")}>{t("profile.none.begin")}</ButtonLink>
          </>
        ) : (
          <p>{t("profile.none.hint", { username: stats.username })}</p>
        )}
      </Empty>
    );
  return (
    <Columns>
      <Column>
        {ratings && <RatingsPanel username={stats.username} ratings={ratings} />}
        <Results stats={stats} />
      </Column>
      <Column>
        <Company stats={stats} />
        <TeamTac stats={stats} />
        <OnTheBoard stats={stats} />
      </Column>
      <AcrossColumns>
        <Axes
          stats={stats}
          isOwn={self === stats.username}
          isCompared={isOther}
          own={isOther ? own : undefined}
        />
      </AcrossColumns>
      <AcrossColumns>
        <Activity stats={stats} />
      </AcrossColumns>
    </Columns>
  );
}

/** The fewest, the middle and the most cards of Team-Tac. */
function TeamTac({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const number = (value: number | null) => (value === null ? "–" : format.format(value));
  const tables = [
    {
      size: 4,
      values: [stats.coopBest4, stats.coopMedian4, stats.coopWorst4],
      percentile: stats.coopPercentile4,
    },
    {
      size: 6,
      values: [stats.coopBest6, stats.coopMedian6, stats.coopWorst6],
      percentile: stats.coopPercentile6,
    },
  ].filter(({ values }) => values[0] !== null);
  return (
    <Panel title={t("profile.team.title")} hint={t("profile.team.hint")}>
      {tables.length === 0 && <p>{t("profile.team.none")}</p>}
      {tables.map(({ size, values: [best, median, worst], percentile }) => (
        <chakra.div key={size} _notFirst={{ mt: "4" }}>
          <chakra.h3 mb="2" fontSize="sm" fontWeight="medium">
            {t("profile.team.table", { size })}
          </chakra.h3>
          <Figures
            figures={[
              [t("profile.team.best"), number(best)],
              [t("profile.team.median"), number(median)],
              [t("profile.team.worst"), number(worst)],
            ]}
          />
          {percentile !== null && (
            <chakra.p mt="2" fontSize="sm" color="fg.muted">
              {t("profile.team.percentile", { share: percent.format(percentile / 100) })}
            </chakra.p>
          )}
        </chakra.div>
      ))}
    </Panel>
  );
}

function OnTheBoard({ stats: { actions, ballsInOwnTeam, ballsInEnemy } }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const format = new Intl.NumberFormat(i18n.language);
  const hours = new Intl.NumberFormat(i18n.language, {
    style: "unit",
    unit: "hour",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
  return (
    <Panel title={t("profile.board.title")}>
      <Figures
        figures={[
          [t("profile.board.moves"), format.format(actions.nMoves)],
          [t("profile.board.time"), hours.format(actions.timePlayed / 3600)],
          [t("profile.board.kickedOpponents"), format.format(actions.nBallsKickedEnemy)],
          [t("profile.board.kickedMates"), format.format(actions.nBallsKickedOwnTeam)],
          [t("profile.board.kickedOwn"), format.format(actions.nBallsKickedSelf)],
          [t("profile.board.lost"), format.format(actions.nBallsLost)],
          [t("profile.board.skips"), format.format(actions.nAussetzen)],
          [t("profile.board.discarded"), format.format(actions.nAbgeworfen)],
          [t("profile.board.home"), format.format(ballsInOwnTeam)],
          [t("profile.board.homeOpponents"), format.format(ballsInEnemy)],
        ]}
      />
    </Panel>
  );
}

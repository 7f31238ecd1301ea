import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { TeamNames } from "#web/ui/player/TeamNames.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { LeadersPaging } from "./LeadersPaging.tsx";
import { bestTeamsQuery, linesOnPage } from "./leadersQueries.ts";
import type { LeadersQuery } from "./leadersQuery.ts";
import { NoGamesYet } from "./NoGamesYet.tsx";
import { Line, List } from "./RankingList.tsx";

/** The games of Team-Tac with the fewest cards, each with its replay. */
export function BestTeams({ place }: { place: LeadersQuery }) {
  const { t, i18n } = useTranslation("players");
  const { pathTo } = usePaths();
  const { data, error } = useQuery(bestTeamsQuery(place), queries);
  const whyFailed = useWhyFailed();
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  if (data.nGames === 0) return <NoGamesYet span={place.span} />;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  const first = (place.page - 1) * linesOnPage + 1;
  return (
    <>
      <List start={first} aria-label={t(`leaders.ranking.${place.ranking}`)}>
        {data.gameID.map((id, at) => (
          <Line key={id} place={first + at} value={t("leaders.cards", { count: data.count[at] })}>
            <TeamNames teams={[data.players[at]]} />
            <chakra.p mt="1" fontSize="sm" fontWeight="normal" color="fg.muted">
              {date.format(data.lastplayed[at])}
              {" · "}
              <Replay to={pathTo(`/game?gameID=${id}&move=0`)} aria-label={t("leaders.lookAt", { id })}>
                {t("leaders.look")}
              </Replay>
            </chakra.p>
          </Line>
        ))}
      </List>
      <LeadersPaging place={place} total={data.nGames} />
    </>
  );
}

const Replay = chakra(Link, {
  base: { color: "accent.text", textDecoration: "underline", whiteSpace: "nowrap" },
});

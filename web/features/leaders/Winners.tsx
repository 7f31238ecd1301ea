import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { LeadersPaging } from "./LeadersPaging.tsx";
import { linesOnPage, winnersQuery } from "./leadersQueries.ts";
import { type LeadersQuery, pathOfLeaders } from "./leadersQuery.ts";
import { NoGamesYet } from "./NoGamesYet.tsx";
import { Line, List } from "./RankingList.tsx";
import { WhatCounts } from "./WhatCounts.tsx";

/** Who has won most games against others; one's own place is always in sight. */
export function Winners({ place }: { place: LeadersQuery }) {
  const { t, i18n } = useTranslation("players");
  const self = useUsername();
  const { data, error } = useQuery(winnersQuery(place, self), queries);
  const whyFailed = useWhyFailed();
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 1 });
  const value = (wins: number, winshare: number) => (
    <>
      {t("leaders.wins", { count: wins })}
      <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
        {t("leaders.winshare", { share: percent.format(winshare / 100) })}
      </chakra.span>
    </>
  );
  const first = (place.page - 1) * linesOnPage + 1;
  const isListed = self !== undefined && data.username.includes(self);
  return (
    <>
      <WhatCounts />
      {data.nPlayers === 0 && <NoGamesYet span={place.span} />}
      {data.nPlayers > 0 && (
        <List start={first} aria-label={t("leaders.ranking.winners")}>
          {data.username.map((username, at) => (
            <Line
              key={username}
              place={first + at}
              isOwn={username === self}
              value={value(data.wins[at], data.winshare[at])}
            >
              <PlayerName username={username} isNameFirst={false} />
            </Line>
          ))}
        </List>
      )}
      {self !== undefined && !isListed && data.nPlayers > 0 && (
        <Own
          shown={place}
          place={data.own?.place}
          value={data.own && value(data.own.wins, data.own.winshare)}
        />
      )}
      <LeadersPaging place={place} total={data.nPlayers} />
    </>
  );
}

/** One's own place, where it is not on the page, with the way to those around it. */
function Own(props: { shown: LeadersQuery; place: number | undefined; value: React.ReactNode }) {
  const { shown, place, value } = props;
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  if (place === undefined) return <chakra.p color="fg.muted">{t("leaders.own.none")}</chakra.p>;
  return (
    <List start={place} aria-label={t("leaders.own.label")}>
      <Line place={place} isOwn value={value}>
        <chakra.span mr="4">{t("leaders.own.you")}</chakra.span>
        <Link
          className="in-text"
          to={pathTo(pathOfLeaders({ ...shown, page: Math.ceil(place / linesOnPage) }))}
        >
          {t("leaders.own.go")}
        </Link>
      </Line>
    </List>
  );
}

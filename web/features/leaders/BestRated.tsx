import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RatingLeaderboardAnswer } from "#schema/api/ratings.ts";
import { useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { ratingLeaderboardQuery } from "#web/people/ratings/ratingsQueries.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { LeadersPaging } from "./LeadersPaging.tsx";
import { linesOnPage } from "./leadersQueries.ts";
import type { LeadersQuery } from "./leadersQuery.ts";
import { Line, List } from "./RankingList.tsx";
import { WhatCounts } from "./WhatCounts.tsx";

/** The players, or the fixed teams, with the highest ratings; one's own place, or the way to it, is always in sight. */
export function BestRated({ place }: { place: LeadersQuery }) {
  const { t } = useTranslation("players");
  const self = useUsername();
  const { kind: family, of, page } = place;
  const offset = (page - 1) * linesOnPage;
  const { data, error } = useQuery(
    ratingLeaderboardQuery({ family, of, offset, limit: linesOnPage }, self),
    queries,
  );
  const whyFailed = useWhyFailed();
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  const { entries, ranked, gamesNeeded, own } = data;
  const isListed = own !== null && entries.some(({ players }) => `${players}` === `${own.players}`);
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted">
        {t("leaders.rated.threshold", { count: gamesNeeded })}
      </chakra.p>
      <WhatCounts />
      {ranked === 0 ? (
        <Empty title={t("leaders.rated.noneTitle")}>{null}</Empty>
      ) : (
        <List start={offset + 1} aria-label={t("leaders.ranking.ratings")}>
          {entries.map((entry, at) => (
            <Line
              key={`${entry.players}`}
              place={offset + 1 + at}
              isOwn={self !== undefined && entry.players.includes(self)}
              value={<RatingAndGames entry={entry} />}
            >
              <Players usernames={entry.players} />
            </Line>
          ))}
        </List>
      )}
      {self !== undefined && !isListed && <Own own={own} gamesNeeded={gamesNeeded} />}
      <LeadersPaging place={place} total={ranked} />
    </>
  );
}

type Entry = RatingLeaderboardAnswer["entries"][number];

/** One's own place, or that of one's best team, where it is not on the page; or what is missing for one. */
function Own({ own, gamesNeeded }: { own: RatingLeaderboardAnswer["own"]; gamesNeeded: number }) {
  const { t } = useTranslation("players");
  if (own?.place == null) {
    const missing = gamesNeeded - (own?.games ?? 0);
    return (
      <chakra.p color="fg.muted">
        {missing > 0 ? t("leaders.rated.toGo", { count: missing }) : t("leaders.rated.idle")}
      </chakra.p>
    );
  }
  return (
    <List start={own.place} aria-label={t("leaders.own.label")}>
      <Line place={own.place} isOwn value={<RatingAndGames entry={own} />}>
        {own.players.length === 1 ? t("leaders.own.you") : <Players usernames={own.players} />}
      </Line>
    </List>
  );
}

function Players({ usernames }: { usernames: readonly string[] }) {
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {usernames.map((username) => (
        <PlayerName key={username} username={username} isNameFirst={false} />
      ))}
    </chakra.span>
  );
}

function RatingAndGames({ entry: { rating, games } }: { entry: Pick<Entry, "rating" | "games"> }) {
  const { t } = useTranslation("players");
  return (
    <>
      {rating}
      <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
        {t("ratings.games", { count: games })}
      </chakra.span>
    </>
  );
}

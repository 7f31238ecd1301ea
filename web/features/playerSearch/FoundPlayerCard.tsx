import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useUsername } from "#web/net/account.ts";
import { playerStatsQuery } from "#web/net/netQueries.ts";
import { queries } from "#web/net/queries.ts";
import { FriendButtons } from "#web/people/FriendButtons.tsx";
import { playerRatingsQuery } from "#web/people/ratings/ratingsQueries.ts";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** A found player: name, picture, how many games, since when, how strong, whether blocked, and what one can do. */
export function FoundPlayerCard({ username }: { username: string }) {
  const { t, i18n } = useTranslation("players");
  const { data } = useQuery(playerStatsQuery(username), queries);
  const { data: rated } = useQuery(playerRatingsQuery(username), queries);
  const self = useUsername();
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  const games =
    data && Object.values(data.families).reduce((sum, { won, lost, team }) => sum + won + lost + team, 0);
  const mostPlayed = rated?.ratings.toSorted((one, other) => other.games - one.games).at(0);
  const blockedUntil = data?.blockedByModerationUntil ?? 0;
  const isBlocked = blockedUntil > useMinutes();
  return (
    <EntryCard>
      <chakra.div minWidth="0" flex="1 1 12rem">
        <PlayerName username={username} isNameFirst={false} />
        <chakra.p mt="1" minHeight="5" color="fg.muted" fontSize="sm">
          {[
            data && t("playerSearch.games", { count: games }),
            data && t("playerSearch.since", { date: date.format(data.registered) }),
            mostPlayed && t("ratings.line", { rating: mostPlayed.rating }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </chakra.p>
        {isBlocked && (
          <chakra.p color="warning" fontSize="sm">
            {t("profile.blocked", { date: date.format(blockedUntil) })}
          </chakra.p>
        )}
      </chakra.div>
      {self !== undefined && self !== username && <FriendButtons username={username} />}
    </EntryCard>
  );
}

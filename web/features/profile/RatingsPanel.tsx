import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { PlayerRatingsAnswer } from "#schema/api/ratings.ts";
import { AreaChart } from "#web/ui/charts/AreaChart.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";

/** A player's ratings in each kind of game, how sure they are, and the fixed teams that the player is in. */
export function RatingsPanel(props: { username: string; ratings: PlayerRatingsAnswer }) {
  const { username } = props;
  const { ratings, teams } = props.ratings;
  const { t } = useTranslation("players");
  return (
    <Panel title={t("ratings.title")} hint={t("ratings.hint")}>
      {ratings.length === 0 && <p>{t("ratings.none")}</p>}
      <chakra.div display="grid" gap="5">
        {ratings.map((rating) => (
          <section key={rating.family}>
            <RatingLine title={t(`ratings.kind.${rating.family}`)} rating={rating} />
            {rating.history.length > 1 && <History rating={rating} />}
          </section>
        ))}
      </chakra.div>
      {teams.length > 0 && (
        <chakra.section mt="6">
          <chakra.h3 mb="2" fontSize="sm" fontWeight="medium">
            {t("ratings.teams")}
          </chakra.h3>
          <chakra.ul display="grid" gap="3" m="0" p="0" listStyleType="none">
            {teams.map(({ players, ...rating }) => (
              <li key={`${rating.family} ${players}`}>
                <RatingLine title={t(`ratings.kind.${rating.family}`)} rating={rating}>
                  {players
                    .filter((name) => name !== username)
                    .map((name) => (
                      <PlayerName key={name} username={name} isNameFirst={false} />
                    ))}
                </RatingLine>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </Panel>
  );
}

/** How a rating went over the last rated games. */
function History({ rating: { family, history } }: { rating: PlayerRatingsAnswer["ratings"][number] }) {
  const { t } = useTranslation("players");
  return (
    <chakra.div mt="2">
      <AreaChart
        points={history.map(({ at, rating }) => ({ at, value: rating }))}
        label={t("ratings.history", { kind: t(`ratings.kind.${family}`) })}
        format={String}
      />
    </chakra.div>
  );
}

type OneRating = Omit<PlayerRatingsAnswer["teams"][number], "players"> & { place?: number | null };

/** A rating, with its place or how many games it lacks. */
function RatingLine(props: { title: string; rating: OneRating; children?: React.ReactNode }) {
  const { title, rating, children } = props;
  const { t } = useTranslation("players");
  const { games, gamesNeeded, place = null } = rating;
  const surety =
    games < gamesNeeded
      ? t("ratings.uncertain", { games, needed: gamesNeeded })
      : [t("ratings.games", { count: games }), place !== null && t("ratings.place", { place })]
          .filter(Boolean)
          .join(" · ");
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
      <chakra.div flex="1 1 10rem" minWidth="0">
        {children && (
          <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
            {children}
          </chakra.span>
        )}
        <chakra.span fontWeight={children ? undefined : "medium"}>{title}</chakra.span>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {surety}
        </chakra.span>
      </chakra.div>
      <chakra.b fontSize="xl" fontVariantNumeric="tabular-nums">
        {rating.rating}
      </chakra.b>
    </chakra.div>
  );
}

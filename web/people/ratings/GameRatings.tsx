import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { GameRatingsAnswer } from "#schema/api/ratings.ts";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { signed } from "./signed.ts";

/**
 * What a game did to the ratings of its players, by seat. The lines are there before the numbers are.
 * @param props.ratings undefined while they are not known
 */
export function GameRatings(props: { usernames: readonly string[]; ratings: GameRatingsAnswer | undefined }) {
  const { usernames, ratings } = props;
  const { t } = useTranslation("players");
  if (ratings?.status === "annulled") return <p>{t("ratings.annulled")}</p>;
  return (
    <List aria-label={t("ratings.title")}>
      {usernames.map((username, seat) => (
        <li key={username}>
          <PlayerName username={username} isNameFirst={false} hasMenu />
          <Change change={ratings?.seats[seat] ?? undefined} />
        </li>
      ))}
    </List>
  );
}

function Change({ change }: { change: NonNullable<GameRatingsAnswer["seats"][number]> | undefined }) {
  const { t } = useTranslation("players");
  if (change === undefined) return <span>{"…"}</span>;
  const { before, after, games, gamesNeeded } = change;
  return (
    <span>
      <b>{after}</b> ({signed(after - before)})
      {games < gamesNeeded && <small>{t("ratings.uncertain", { games, needed: gamesNeeded })}</small>}
    </span>
  );
}

const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "2",
    m: "0",
    p: "0",
    listStyleType: "none",
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: "4",
      minHeight: "11",
    },
    "& li > span:last-child": { fontVariantNumeric: "tabular-nums", textAlign: "end" },
    "& small": { display: "block", maxWidth: "11rem", ml: "auto", fontSize: "sm", color: "fg.muted" },
  },
});

import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { queries } from "#web/net/queries.ts";
import { GameRatings } from "#web/people/ratings/GameRatings.tsx";
import { gameRatingsQuery } from "#web/people/ratings/ratingsQueries.ts";

/** What the game did to the ratings, for a game that can count for them. */
export function EndRatings({ game }: { game: GameState }) {
  const { t } = useTranslation("players");
  const { gameID, seats } = game;
  const { data } = useQuery({ ...gameRatingsQuery(gameID), enabled: mayCount(game) }, queries);
  if (!mayCount(game) || data?.status === "unrated") return null;
  return (
    <>
      <h3>{t("ratings.title")}</h3>
      <GameRatings usernames={seats.map(({ name }) => name)} ratings={data} />
    </>
  );
}

function mayCount({ status, seats, view }: GameState): boolean {
  return status === "over" && !view.table.variant.isTeamTac && seats.every(({ kind }) => kind === "human");
}

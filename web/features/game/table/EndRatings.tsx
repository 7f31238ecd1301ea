import { useTranslation } from "react-i18next";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { GameRatings } from "#web/people/ratings/GameRatings.tsx";
import { useGameRatings } from "#web/people/ratings/ratings.ts";

/** What the game did to the ratings, for a game that can count for them. */
export function EndRatings({ game }: { game: GameState }) {
  const { t } = useTranslation("players");
  const { gameID, seats } = game;
  const { data } = useGameRatings(gameID, mayCount(game));
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

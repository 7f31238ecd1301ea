import { useTranslation } from "react-i18next";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { GameRatings } from "../ratings/GameRatings.tsx";
import { useGameRatings } from "../ratings/ratings.ts";

/** What the replayed game did to the ratings, if it counts for them. */
export function RatingsThen({ answer }: { answer: GameRecordAnswer }) {
  const { t } = useTranslation("players");
  const { data } = useGameRatings(answer.gameID);
  if (data === undefined || data.status === "unrated" || data.status === "pending") return null;
  return (
    <section>
      <h2>{t("ratings.title")}</h2>
      <GameRatings usernames={answer.seats.map(({ name }) => name)} ratings={data} />
    </section>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { useAccount, useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { GameRatings } from "#web/people/ratings/GameRatings.tsx";
import { gameRatingsQuery } from "#web/people/ratings/ratingsQueries.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

// Few are moderators.
const AnnulForm = lazyPart(
  () => import("./AnnulForm.tsx"),
  ({ AnnulForm }) => AnnulForm,
);

/** What the replayed game did to the ratings, if it counts for them; moderators who have not played in it can take it out of them. */
export function RatingsThen({ answer }: { answer: GameRecordAnswer }) {
  const { t } = useTranslation("players");
  const account = useAccount();
  const username = useUsername();
  const hasPlayed = answer.seats.some(({ name }) => name === username);
  const isJudge = account?.admin || (account?.moderator && !hasPlayed);
  const { data } = useQuery(gameRatingsQuery(answer.gameID), queries);
  if (data === undefined || data.status === "unrated" || data.status === "pending") return null;
  return (
    <section>
      <h2>{t("ratings.title")}</h2>
      <GameRatings usernames={answer.seats.map(({ name }) => name)} ratings={data} />
      {isJudge && (
        <details>
          <Summary>{t("ratings.judge")}</Summary>
          <Suspense>
            <AnnulForm gameID={answer.gameID} isAnnulled={data.status === "annulled"} />
          </Suspense>
        </details>
      )}
    </section>
  );
}

const Summary = chakra("summary", { base: { py: "2", cursor: "pointer", fontWeight: "medium" } });

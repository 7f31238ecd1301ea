import { useTranslation } from "react-i18next";
import { legalMoves } from "#rules/legal.ts";
import { moveSeat } from "#rules/move.ts";
import { AdviceInWords } from "#web/game/words/AdviceInWords.tsx";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { Recorded } from "#web/records/replayGame.ts";
import { verdictOf, viewBefore } from "#web/records/reviewGame.ts";
import type { Review } from "./useReview.ts";

interface ReviewVerdictProps {
  game: Recorded;
  review: Review;
  speakers: SeatNames;
  at: number;
}

/** A master bot's opinion of the current move, and what it would have played. */
export function ReviewVerdict(props: ReviewVerdictProps) {
  const { t } = useTranslation("advice");
  if (props.review.hasFailed) return <p role="alert">{t("failed")}</p>;
  return (
    <p role="status">
      <VerdictWords {...props} />
    </p>
  );
}

function VerdictWords({ game, review, speakers, at }: ReviewVerdictProps) {
  const { t } = useTranslation("advice");
  if (at === 0) return t("atBegin");
  const move = game.moves[at - 1];
  if (!review.indices.includes(at - 1))
    return t("otherSeat", { name: speakers.names[moveSeat(game.moves[review.indices[0]])] });
  const reviewed = review.reviews.get(at - 1);
  if (reviewed === undefined) return t("pending");
  const view = viewBefore(game, at - 1);
  if (legalMoves(view).length === 1) return t("verdict.forced");
  const verdict = verdictOf(move, reviewed);
  if (verdict === "best") return t("verdict.best");
  const best = { view, move: reviewed.best, speakers };
  if (verdict === "good")
    return (
      <>
        {t("verdict.good")} <AdviceInWords {...best} say={(move) => t("asGood", { move })} />
      </>
    );
  return (
    <>
      <b data-verdict={verdict}>
        {t("lost", { verdict: t(`verdict.${verdict}`), count: Math.round(reviewed.lost) })}
      </b>{" "}
      <AdviceInWords {...best} say={(move) => t("better", { move })} />
    </>
  );
}

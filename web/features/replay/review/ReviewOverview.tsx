import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { Check } from "#web/ui/Check.tsx";
import type { Recorded } from "../replayGame.ts";
import { LossChart } from "./LossChart.tsx";
import { largestLosses } from "./reviewGame.ts";
import type { Review } from "./useReview.ts";

/** The losses of the whole game, move by move, with links to the worst ones. */
export function ReviewOverview(props: {
  game: Recorded;
  review: Review;
  at: number;
  onGo: (move: number) => void;
}) {
  const { t } = useTranslation("advice");
  const { game, review, at, onGo } = props;
  const { reviews, indices, hasFailed } = review;
  const done = indices.filter((n) => reviews.has(n)).length;
  const losses = largestLosses(game, reviews, indices);
  if (hasFailed) return null;
  return (
    <>
      {review.onlyMine !== undefined && (
        <Check label={t("onlyMine")} isChecked={review.onlyMine} onChange={review.setOnlyMine} />
      )}
      <LossChart
        moves={game.moves}
        indices={indices}
        reviews={reviews}
        at={at}
        label={t("chart")}
        onGo={onGo}
      />
      <p>
        {done < indices.length ? t("progress", { done, all: indices.length }) : found()}{" "}
        {t("scale", { count: limits.ballHomePoints })}
      </p>
      <ul aria-label={t("largest")}>
        {losses.map(({ n, lost, verdict }) => (
          <li key={n}>
            <button
              type="button"
              data-verdict={verdict}
              aria-current={at === n + 1 ? "step" : undefined}
              onClick={() => onGo(n + 1)}
            >
              {t("jump", { move: n + 1, count: Math.round(lost) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );

  function found(): string {
    return losses.length === 0 ? t("none") : t("found");
  }
}

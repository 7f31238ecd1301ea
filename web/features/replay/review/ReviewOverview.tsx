import { useId } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { Recorded } from "#web/records/replayGame.ts";
import { type Loss, largestLosses } from "#web/records/reviewGame.ts";
import { betterQuery } from "#web/routing/learnAddress.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Check } from "#web/ui/Check.tsx";
import { Link } from "#web/ui/Link.tsx";
import { LossChart } from "./LossChart.tsx";
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
  const isDone = done === indices.length;
  // Until all are known, each new one could take the place of another under somebody's finger.
  const losses = isDone ? largestLosses(game, reviews, indices) : [];
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
        {isDone ? found() : t("progress", { done, all: indices.length })}{" "}
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
      {losses.length > 0 && <Retries losses={losses.slice(0, limits.lossesRetried)} />}
    </>
  );

  function found(): string {
    return losses.length === 0 ? t("none") : t("found");
  }
}

/** Leads to the positions of the worst moves, to look for better ones. */
function Retries({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation("advice");
  const { pathTo } = usePaths();
  const query = useAddressQuery();
  const id = useId();
  return (
    <div className="review-retries">
      <span id={id}>{t("retry")}</span>
      <ul aria-labelledby={id}>
        {losses.map(({ n }) => (
          <li key={n}>
            <Link to={pathTo(`/game${betterQuery(query, n)}`)}>{t("retryMove", { move: n + 1 })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { signed } from "#web/people/ratings/signed.ts";
import { Button } from "#web/ui/Button.tsx";
import type { Shortfall } from "./outcome.ts";
import { PuzzleResult } from "./PuzzleResult.tsx";

/** What was not reached; then one can try again, or see how it is done. */
export function FailedResult(props: {
  shortfall: Shortfall;
  rating: { now: number; change: number } | undefined;
  onRetry: () => void;
  onShow: () => void;
}) {
  const { shortfall, rating, onRetry, onShow } = props;
  const { reason, count, of } = shortfall;
  const { t } = useTranslation("puzzles");
  return (
    <PuzzleResult
      result="failed"
      title={t("failed.title")}
      buttons={
        <>
          <Button onClick={onRetry}>{t("failed.again")}</Button>
          <Button variant="outline" onClick={onShow}>
            {t("failed.show")}
          </Button>
        </>
      }
    >
      <p>{t(`failed.${reason}`, { count, of })}</p>
      {rating && (
        <p className="puzzle-rating">
          {t("ratingChange", { rating: rating.now, change: signed(rating.change) })}
        </p>
      )}
    </PuzzleResult>
  );
}

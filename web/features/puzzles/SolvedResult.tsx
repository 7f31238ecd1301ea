import { useTranslation } from "react-i18next";
import { signed } from "#web/people/ratings/signed.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { PuzzleResult } from "./PuzzleResult.tsx";
import { ShareButton } from "./ShareButton.tsx";
import type { Solved } from "./shareText.ts";

/** Praise, what it did to the rating, whether there was another way, and the way on. */
export function SolvedResult(props: {
  solved: Solved;
  /** The rating after the try, and by how much it has changed; absent if the try did not count for it. */
  rating: { now: number; change: number } | undefined;
  /** How many solutions there are; `undefined` until they are counted. */
  solutions: number | undefined;
  /** The addresses, without the language, of this puzzle and of the next one. */
  path: string;
  nextPath: string;
}) {
  const { solved, rating, solutions, path, nextPath } = props;
  const { t } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  const isDaily = solved.day !== null;
  return (
    <PuzzleResult
      result="solved"
      title={t("solved.title")}
      buttons={
        <>
          <ButtonLink to={pathTo(nextPath)}>{isDaily ? t("toTraining") : t("next")}</ButtonLink>
          <ShareButton solved={solved} path={path} />
        </>
      }
    >
      <p>
        {t("solved.try", { count: solved.tries })}{" "}
        {isDaily && solved.streak > 0 && <b>{t("streak", { count: solved.streak })}</b>}
      </p>
      {rating && (
        <p className="puzzle-rating">
          {t("ratingChange", { rating: rating.now, change: signed(rating.change) })}
        </p>
      )}
      <p className="puzzle-others">
        {solutions !== undefined &&
          (solutions <= 1 ? t("solved.onlyOne") : t("solved.others", { count: solutions - 1 }))}
      </p>
    </PuzzleResult>
  );
}

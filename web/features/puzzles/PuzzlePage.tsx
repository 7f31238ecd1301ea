import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { puzzleOfDay } from "#rules/puzzles/daily.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { nextPuzzle } from "./nextPuzzle.ts";
import { PuzzleScreen } from "./PuzzleScreen.tsx";
import { daily, pathOfPuzzle, pathOfPuzzles, readTraining, training } from "./puzzleQuery.ts";
import { useOffline } from "./useOffline.ts";
import { useOwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";
import { useAbout } from "./usePuzzleWords.ts";

/** `/puzzles/daily`, `/puzzles/training?kind=knockOut`, `/puzzles/k3x9w2ab`: a puzzle to solve, full screen. */
export default function PuzzlePage() {
  const { puzzle: asked = "" } = useParams();
  const chosen = readTraining(useAddressQuery());
  const { attempts, today: now, progress, isPending } = useOwnPuzzles();
  useOffline(attempts.length > 0);
  // Who is at it when the day ends may finish it.
  const [today] = useState(now);
  const { pathTo } = usePaths();
  const about = useAbout();
  const book = usePuzzleBook();
  if (asked === training) {
    if (isPending) return <Waiting />;
    const next = nextPuzzle(book.headings, progress, chosen);
    return <Navigate replace to={pathTo(next ? pathOfPuzzle(next.id, chosen) : pathOfPuzzles(chosen))} />;
  }
  const id = asked === daily ? puzzleOfDay(book.headings, today).id : asked;
  const puzzle = book.puzzle(id);
  if (puzzle === undefined) return <Gone />;
  const { goal, difficulty } = puzzle;
  return (
    <>
      <title>{`${about({ id, kind: goal.kind, difficulty })} – Tac`}</title>
      <PuzzleScreen key={id} puzzle={puzzle} training={chosen} />
    </>
  );
}

/** Shown where no puzzle is. */
function Gone() {
  const { t } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  return (
    <div className="puzzle-gone">
      <title>{`${t("heading")} – Tac`}</title>
      <h1 tabIndex={-1}>{t("gone.title")}</h1>
      <p>{t("gone.hint")}</p>
      <ButtonLink to={pathTo(pathOfPuzzles())}>{t("toAll")}</ButtonLink>
    </div>
  );
}

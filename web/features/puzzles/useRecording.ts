import { useCallback, useState } from "react";
import { formatMove, type Move } from "#rules/move.ts";
import { puzzleOfDay } from "#rules/puzzles/daily.ts";
import type { Progress } from "#rules/puzzles/progress.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { marksOf } from "#rules/puzzles/share.ts";
import { puzzleProgress } from "#web/net/learning/puzzleProgress.ts";
import { serverNow } from "#web/net/serverTime.ts";
import type { Solved } from "./shareText.ts";
import { useOwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** A rating after a try, and by how much the try has changed it. */
export interface RatingChange {
  readonly now: number;
  readonly change: number;
}

interface Recording {
  readonly progress: Progress;
  /** Records what a try has come to. */
  readonly record: (moves: readonly Move[], isSolved: boolean) => void;
  /** What the last try did to the rating; `undefined` if only an earlier one counts. */
  readonly ratingChange: RatingChange | undefined;
  /** The puzzle as it is shared once it is solved. */
  readonly solved: Solved;
}

/** Records tries at a puzzle in the viewer's progress. */
export function useRecording({ id, difficulty }: Puzzle): Recording {
  const { attempts, progress, today } = useOwnPuzzles();
  const { headings } = usePuzzleBook();
  const day = puzzleOfDay(headings, today).id === id ? today : null;
  const [ratingBefore, setRatingBefore] = useState<number>();
  const record = useCallback(
    (moves: readonly Move[], isSolved: boolean) => {
      setRatingBefore(progress.puzzles.has(id) ? undefined : progress.rating);
      puzzleProgress.add({
        puzzleID: id,
        moves: moves.map(formatMove),
        at: serverNow(),
        day,
        isSolved,
      });
    },
    [progress, id, day],
  );
  return {
    progress,
    record,
    ratingChange:
      ratingBefore === undefined
        ? undefined
        : { now: progress.rating, change: progress.rating - ratingBefore },
    solved: { day, difficulty, tries: marksOf(attempts, id).length, streak: progress.streak },
  };
}

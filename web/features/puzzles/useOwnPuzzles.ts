import { useMemo } from "react";
import { dayOf } from "#rules/puzzles/daily.ts";
import { type Attempt, type Progress, progressOf } from "#rules/puzzles/progress.ts";
import { puzzleProgress } from "#web/net/learning/puzzleProgress.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { useStore } from "#web/ui/useStore.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** What the viewer has done with puzzles. */
export interface OwnPuzzles {
  readonly attempts: readonly Attempt[];
  readonly progress: Progress;
  /** The current day (`dayOf`). */
  readonly today: number;
  /** Whether the account's attempts are still being asked for. */
  readonly isPending: boolean;
}

export function useOwnPuzzles(): OwnPuzzles {
  const attempts = useStore(puzzleProgress);
  const { isPending: pending } = puzzleProgress;
  const isPending = useStore(pending);
  const today = dayOf(useMinutes());
  const { factsOf } = usePuzzleBook();
  const progress = useMemo(() => progressOf(attempts, factsOf, today), [attempts, factsOf, today]);
  return { attempts, progress, today, isPending };
}

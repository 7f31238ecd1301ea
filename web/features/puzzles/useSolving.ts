import { useCallback, useEffect, useReducer } from "react";
import type { Move } from "#rules/move.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import type { CarryOut } from "#web/game/play/useOwnMoves.ts";
import { askSolver, prepareSolver } from "./askSolver.ts";
import { beginSolving, reduceSolving, type Solving } from "./solving.ts";

interface UsedSolving {
  readonly solving: Solving;
  /** Carries out the solver's moves. */
  readonly onMove: CarryOut;
  readonly retry: () => void;
  readonly show: (solution: readonly Move[]) => void;
  readonly showNext: () => void;
}

/**
 * Somebody solves a puzzle. Their moves are graded in a worker.
 * @param onEnd called when a try has ended, with its moves
 */
export function useSolving(
  puzzle: Puzzle,
  onEnd: (moves: readonly Move[], isSolved: boolean) => void,
): UsedSolving {
  const [solving, dispatch] = useReducer(reduceSolving, puzzle, beginSolving);
  useEffect(prepareSolver, []);

  const { moves: before } = solving;
  const onMove = useCallback<CarryOut>(
    async (moves) => {
      const grade = await askSolver({ type: "grade", puzzle, moves: [...before, ...moves] });
      if (grade === "illegal") return false;
      dispatch({ type: "play", moves, grade });
      if (grade !== "open") onEnd([...before, ...moves], grade === "solved");
      return true;
    },
    [puzzle, before, onEnd],
  );
  const retry = useCallback(() => dispatch({ type: "retry" }), []);
  const show = useCallback((solution: readonly Move[]) => dispatch({ type: "show", solution }), []);
  const showNext = useCallback(() => dispatch({ type: "showNext" }), []);
  return { solving, onMove, retry, show, showNext };
}

import { useEffect, useState } from "react";
import type { Move } from "#rules/move.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { askSolver } from "./askSolver.ts";

/** All solutions of a puzzle; `undefined` until they are wanted and found. */
export function useSolutions(puzzle: Puzzle, isWanted: boolean): readonly (readonly Move[])[] | undefined {
  const [solutions, setSolutions] = useState<readonly (readonly Move[])[]>();
  useEffect(() => {
    if (!isWanted) return;
    let isOutdated = false;
    void askSolver({ type: "solutions", puzzle }).then((found) => {
      if (!isOutdated) setSolutions(found);
    });
    return () => {
      isOutdated = true;
    };
  }, [puzzle, isWanted]);
  return solutions;
}

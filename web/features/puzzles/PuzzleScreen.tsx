import { useEffect, useState } from "react";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { FailedResult } from "./FailedResult.tsx";
import { nextPuzzle } from "./nextPuzzle.ts";
import { shortfallOf } from "./outcome.ts";
import { PuzzleTable } from "./PuzzleTable.tsx";
import { daily, pathOfPuzzle, type Training } from "./puzzleQuery.ts";
import { SolutionResult } from "./SolutionResult.tsx";
import { SolvedResult } from "./SolvedResult.tsx";
import { usePuzzleBook } from "./usePuzzleBook.ts";
import { usePuzzleTable } from "./usePuzzleTable.ts";
import { useRecording } from "./useRecording.ts";
import { useSolutions } from "./useSolutions.ts";
import { useSolving } from "./useSolving.ts";

/** A puzzle from the first look to its solution. */
export function PuzzleScreen({ puzzle, training }: { puzzle: Puzzle; training: Training }) {
  const { headings } = usePuzzleBook();
  const { progress, record, ratingChange, solved } = useRecording(puzzle);
  const { solving, onMove, retry, show, showNext } = useSolving(puzzle, record);
  const { phase, tries, state, positions, happened } = solving;
  const table = usePuzzleTable(puzzle, state, positions[positions.length - 1].view.seat ?? puzzle.seat);
  const solutions = useSolutions(puzzle, phase !== "playing");
  const askForSolution = useAskForSolution(solutions, show);
  const next = nextPuzzle(headings, progress, training, puzzle.id);
  const nextPath = pathOfPuzzle(next?.id ?? puzzle.id, training);
  const isSolution = phase === "showing" || phase === "shown";
  return (
    <PuzzleTable
      // Every try begins with a clean table.
      key={`${tries} ${isSolution}`}
      solving={solving}
      table={table}
      training={training}
      onMove={onMove}
      onShowNext={showNext}
      result={result()}
    />
  );

  function result() {
    if (phase === "solved") {
      const path = pathOfPuzzle(solved.day === null ? puzzle.id : daily);
      const count = solutions?.length;
      return (
        <SolvedResult
          solved={solved}
          rating={ratingChange}
          solutions={count}
          path={path}
          nextPath={nextPath}
        />
      );
    }
    if (phase === "failed") {
      const shortfall = shortfallOf(solving);
      return (
        <FailedResult shortfall={shortfall} rating={ratingChange} onRetry={retry} onShow={askForSolution} />
      );
    }
    return (
      <SolutionResult
        happened={happened}
        speakers={table.speakers}
        solutions={solutions?.length ?? 1}
        nextPath={nextPath}
        onRetry={retry}
      />
    );
  }
}

/** Shows the shortest solution as soon as it is found. @returns a function to ask for it */
function useAskForSolution(
  solutions: ReturnType<typeof useSolutions>,
  show: ReturnType<typeof useSolving>["show"],
): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || solutions === undefined) return;
    setWanted(false);
    show(solutions[0]);
  }, [isWanted, solutions, show]);
  return () => setWanted(true);
}

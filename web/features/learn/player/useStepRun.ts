import { useCallback, useState } from "react";
import type { Move } from "#rules/move.ts";
import type { State } from "#rules/state.ts";
import { viewOf } from "#rules/view.ts";
import { limits } from "#schema/limits.ts";
import type { CarryOut } from "#web/game/play/useOwnMoves.ts";
import type { Position } from "#web/game/useStage.ts";
import { learner, type Step } from "../lesson.ts";
import { type Played, readPosition } from "../position.ts";
import { beginStep, canStillBeMet, type Run, takeMoves } from "../run.ts";

/** A step while somebody does it: what the table shows, and what its moves mean. */
export interface StepRun {
  /** Counts the beginnings of steps, so that each begins with nothing chosen. */
  readonly round: number;
  readonly positions: readonly Position[];
  /** Whether the goal has been reached since the step began. */
  readonly isDone: boolean;
  /** A random number from 0 up to, but not including, 1, drawn when the goal was reached: it chooses the praise. */
  readonly draw: number;
  /** The mistake made last; the answer to a question that was wrong is `answer`. */
  readonly wrong: string | undefined;
  /** Whether the goal can still be reached after these parts of a seven, which are not carried out yet. */
  readonly canStillBeMet: (parts: readonly Move[]) => boolean;
  /** Carries out moves on the table. */
  readonly onMove: CarryOut;
  /** The goal is reached. */
  readonly finish: () => void;
  /** Something else was done that does not reach it. */
  readonly fail: (wrong: string) => void;
  /** Begins the step anew. */
  readonly reset: () => void;
}

interface Held {
  readonly step: Step;
  readonly round: number;
  readonly run: Run;
  readonly positions: readonly Position[];
  readonly isDone: boolean;
  readonly draw: number;
  readonly wrong: string | undefined;
}

/** The table never shows more than this one after another: the parts of a seven and the replies. */
const positionsKept = 12;

/**
 * Does one step after another, at one table: the next one begins when another is handed in.
 * @param onDone called when the goal of the step is reached
 */
export function useStepRun(step: Step, onDone: () => void): StepRun {
  const [held, hold] = useState(() => begun(step, 0, 0));
  if (held.step !== step) hold(begun(step, held.round + 1, versionOf(held)));

  const finish = useCallback(() => {
    const draw = Math.random();
    hold((now) => ({ ...now, isDone: true, draw, wrong: undefined }));
    onDone();
  }, [onDone]);
  const fail = useCallback((wrong: string) => hold((now) => ({ ...now, wrong })), []);
  const reset = useCallback(() => hold(begunAgain), []);

  const onMove = useCallback(
    async (moves: readonly Move[]): Promise<boolean> => {
      if (held.isDone) return false;
      const { run, played, verdict } = takeMoves(held.run, moves);
      if (verdict.kind === "wrong") {
        fail(verdict.wrong);
        await new Promise((resolve) => setTimeout(resolve, limits.wrongMoveShownMs));
        // Moves of the turn that were accepted before are put back too.
        if (held.run.moves.length > 0)
          hold((now) => (now.round === held.round ? { ...begunAgain(now), wrong: verdict.wrong } : now));
        return false;
      }
      hold((now) => ({ ...now, run, wrong: undefined, positions: withPlayed(now.positions, played) }));
      if (verdict.kind === "met") finish();
      return true;
    },
    [held, fail, finish],
  );

  const { round, positions, isDone, draw, wrong } = held;
  return {
    round,
    positions,
    isDone,
    draw,
    wrong,
    canStillBeMet: (parts) => canStillBeMet(held.run, parts),
    onMove,
    finish,
    fail,
    reset,
  };
}

function begunAgain(held: Held): Held {
  return begun(held.step, held.round + 1, versionOf(held));
}

/** The step as it begins; the move that led to its position is shown once more. */
function begun(step: Step, round: number, version: number): Held {
  const { begin, played } = readPosition(step.position);
  const last = played.slice(-1);
  const before = played.at(-2)?.state ?? begin;
  const first = { version: version + 1, view: viewFor(before), happened: null };
  return {
    step,
    round,
    run: beginStep(step),
    positions: withPlayed([first], last),
    isDone: false,
    draw: 0,
    wrong: undefined,
  };
}

function withPlayed(positions: readonly Position[], played: readonly Played[]): readonly Position[] {
  const from = positions[positions.length - 1].version + 1;
  const more = played.map(({ happened, state }, i) => ({
    version: from + i,
    view: viewFor(state),
    happened,
  }));
  return [...positions, ...more].slice(-positionsKept);
}

function versionOf({ positions }: Held): number {
  return positions[positions.length - 1].version;
}

function viewFor(state: State) {
  return viewOf(state, learner);
}

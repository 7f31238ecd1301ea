import { describe, expect, test } from "vitest";
import { formatBalls, formatMove, type Move, parseMove } from "#rules/index.ts";
import type { Step } from "./lesson.ts";
import { lessons } from "./lessons/lessons.ts";
import { beginStep, canStillBeMet, type Run, takeMoves } from "./run.ts";

function begun(id: string): Run {
  return beginStep(lessons.flatMap(({ steps }) => steps).find((step: Step) => step.id === id)!);
}

function moves(...texts: string[]): Move[] {
  return texts.map((text) => parseMove(text)!);
}

const playedIn = ({ played }: ReturnType<typeof takeMoves>) => played.map(({ move }) => formatMove(move));
const ballsOf = ({ state }: Run) => formatBalls(state.table.board);

describe("a step", () => {
  test("begins after the moves that led to its position, and knows them", () => {
    const run = begun("takeBack");
    expect(run.before.map(({ move }) => formatMove(move))).toEqual(["3 5 55-60"]);
    expect(ballsOf(run)).toBe("20/-/36/60");
  });

  test("stays as it is while a move makes a new one", () => {
    const run = begun("rollForward");
    const { run: next } = takeMoves(run, moves("0 5 10-15"));
    expect(ballsOf(run)).toBe("10/40/35/-");
    expect(ballsOf(next)).toBe("15/40/35/-");
  });

  test("shows what the others do after the goal is met", () => {
    const outcome = takeMoves(begun("giveWayOut"), moves("0 trade 13"));
    expect(outcome.verdict).toEqual({ kind: "met" });
    expect(playedIn(outcome)).toEqual(["0 trade 13", "1 trade 3", "2 trade 7", "3 trade 2"]);
    expect(outcome.run.state.got[0]).toBe(7);
  });

  test("goes on after the replies of the others when it takes two turns", () => {
    const outcome = takeMoves(begun("freeStart"), moves("0 9 0-9"));
    expect(outcome.verdict).toEqual({ kind: "open" });
    expect(playedIn(outcome)).toEqual(["0 9 0-9", "1 3 36-39", "2 2 44-46", "3 10 20-30"]);
    expect(takeMoves(outcome.run, moves("0 5 62-h0.2")).verdict).toEqual({ kind: "met" });
    expect(takeMoves(outcome.run, moves("0 5 9-14")).verdict).toEqual({ kind: "wrong", wrong: "missed" });
  });

  test("names a mistake at once, without letting the others reply", () => {
    const outcome = takeMoves(begun("freeStart"), moves("0 5 0-5"));
    expect(outcome.verdict).toEqual({ kind: "wrong", wrong: "spentFive" });
    expect(playedIn(outcome)).toEqual(["0 5 0-5"]);
  });

  test("names a card that should not be given, before the others trade", () => {
    const outcome = takeMoves(begun("giveWayOut"), moves("0 trade 5"));
    expect(outcome.verdict).toEqual({ kind: "wrong", wrong: "kept" });
    expect(playedIn(outcome)).toEqual(["0 trade 5"]);
  });

  test("knows while a seven is split whether its goal can still be reached", () => {
    const run = begun("twoHome");
    expect(canStillBeMet(run, [])).toBe(true);
    expect(canStillBeMet(run, moves("0 7 63-h0.2"))).toBe(true);
    // The rear marble has knocked out the front one; or what is left is too little.
    expect(canStillBeMet(run, moves("0 7 62-63"))).toBe(false);
    expect(canStillBeMet(run, moves("0 7 63-3"))).toBe(false);
    const sweeping = begun("sweep");
    expect(canStillBeMet(sweeping, moves("0 7 40-42"))).toBe(true);
    expect(canStillBeMet(sweeping, moves("0 7 40-43"))).toBe(false);
  });

  test("judges a seven only when all its steps are played", () => {
    const run = begun("twoHome");
    expect(takeMoves(run, moves("0 7 62-63")).verdict).toEqual({ kind: "open" });
    expect(takeMoves(run, moves("0 7 62-63", "0 7 63-h0.3")).verdict.kind).toBe("open");
    expect(takeMoves(run, moves("0 7 63-h0.2", "0 7 62-h0.0")).verdict).toEqual({ kind: "met" });
  });

  test("lets the player of a Jester go on with the new hand", () => {
    const { run, verdict } = takeMoves(begun("jester"), moves("0 N"));
    expect(verdict).toEqual({ kind: "open" });
    expect(takeMoves(run, moves("0 10 60-6")).verdict).toEqual({ kind: "wrong", wrong: "missed" });
  });

  test("plays nothing where a card is only to be chosen", () => {
    const run = begun("changeCard");
    const outcome = takeMoves(run, moves("0 5 0-5"));
    expect(outcome).toEqual({ run, played: [], verdict: { kind: "wrong", wrong: "played" } });
  });

  test("takes no moves where it asks for none", () => {
    expect(() => takeMoves(begun("whoSkips"), moves("0 5 0-5"))).toThrow("asks for no move");
  });
});

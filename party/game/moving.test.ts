import { describe, expect, test } from "vitest";
import { legalMoves, type Move, moveSeat } from "#rules/index.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { homeOf } from "./decision.ts";
import { makeMove } from "./moving.ts";
import { theCircumstances } from "./testSupport.ts";
import type { Circumstances } from "./waiting.ts";

const people = [0, 1, 2, 3].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const day = 24 * 60 * 60_000;

const aTable = (more: Partial<Circumstances> = {}) => theCircumstances({ seats: people }, more);

/** The first legal move of this seat. @throws if it has none */
function moveOf({ position }: Circumstances, seat: number): Move {
  const move = legalMoves(position.state).find((move) => moveSeat(move) === seat);
  if (move === undefined) throw new Error(`seat ${seat} has no move`);
  return move;
}

function move(table: Circumstances, seat: number, isAutopilot = false) {
  return makeMove(table, { move: moveOf(table, seat), at: 5000, isAutopilot });
}

describe("a move", () => {
  test("advances the position, and has no more effects in an ordinary game", () => {
    const table = aTable({ autopilots: new Set([2]) });
    expect(move(table, 2)).toMatchObject({ back: undefined, effects: [] });
    expect(table.position.version).toBe(1);
  });
});

describe("in a turn-based game", () => {
  test("those are told for whom the table begins or ends to wait", () => {
    const table = aTable({ moveTimeMs: day });
    expect(move(table, 1).effects).toEqual([{ kind: "turns", owners: [people[1]] }]);
    for (const seat of [0, 2]) move(table, seat);
    const last = move(table, 3).effects;
    const { turn } = table.position.state.table;
    const owners = people.filter((_, seat) => seat === 3 || seat === turn);
    expect(last).toEqual([{ kind: "turns", owners }]);
  });

  test("a player who moves has the seat back, which all players are told", () => {
    const table = aTable({ moveTimeMs: day, autopilots: new Set([1]) });
    const { back, effects } = move(table, 1);
    expect(back).toBe(1);
    expect(effects).toEqual([{ kind: "seats" }, { kind: "turns", owners: people }]);
  });

  test("autopilot keeps the seat for which it moves", () => {
    const table = aTable({ moveTimeMs: day, autopilots: new Set([1]) });
    expect(move(table, 1, true)).toMatchObject({ back: undefined, effects: [{ kind: "turns", owners: [] }] });
  });
});

test("a tournament is told the score of its match when a ball comes home, and only then", () => {
  const table = aTable({ isMatch: true });
  const { position } = table;
  let scores = 0;
  for (let n = 0; n < 5000 && position.state.table.phase !== "over"; n++) {
    const moves = legalMoves(position.state);
    const before = homeOf(position);
    const chosen = moves[n % moves.length];
    const { effects } = makeMove(table, { move: chosen, at: n, isAutopilot: false });
    const isChanged = homeOf(position).join() !== before.join();
    expect(effects).toEqual(isChanged ? [{ kind: "score" }] : []);
    if (isChanged) scores++;
  }
  expect(scores).toBeGreaterThan(0);
});

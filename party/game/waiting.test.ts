import { describe, expect, test } from "vitest";
import { legalMoves, moveSeat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { advance, changeOwner, type Position } from "./position.ts";
import { theCircumstances } from "./testSupport.ts";
import { type Circumstances, nextStandIn, waitingOf } from "./waiting.ts";

const person = (id: number): SeatOwner => ({ kind: "human", identity: { kind: "guest", id, name: "" } });
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot" };
const people = [0, 1, 2, 3].map(person);

function circumstances(more: Partial<Circumstances> = {}): Circumstances {
  return theCircumstances({ seats: more.owners ?? people, createdAt: 1000 }, { botMoveAt: 1001, ...more });
}

/** A seat trades its first card. */
function give(position: Position, seat: number, at: number, isAutopilot = false): void {
  const move = legalMoves(position.state).find((move) => moveSeat(move) === seat)!;
  advance(position, { move, at, isAutopilot });
}

describe("whom the table waits for", () => {
  test("is in the trade everybody who has not given, since the deal", () => {
    const now = circumstances();
    give(now.position, 1, 5000);
    expect(waitingOf(now).due).toEqual([1000, null, 1000, 1000]);
  });

  test("is in play the seat whose turn it is, since the move before", () => {
    const now = circumstances();
    for (const seat of [0, 1, 2, 3]) give(now.position, seat, 2000 + seat);
    const { turn } = now.position.state.table;
    expect(waitingOf(now).due).toEqual([0, 1, 2, 3].map((seat) => (seat === turn ? 2003 : null)));
  });

  test("is nobody when the game has ended", () => {
    expect(waitingOf(circumstances({ isRunning: false, moveTimeMs: 30_000 }))).toEqual({
      due: [null, null, null, null],
      replaceable: [null, null, null, null],
      deadline: null,
    });
  });
});

describe("who may be replaced", () => {
  test("is a bot at any time, a player a while after it was first awaited", () => {
    const now = circumstances({ owners: [person(0), bot, person(2), bot] });
    const from = 1000 + limits.replaceableAfterMs;
    expect(waitingOf(now).replaceable).toEqual([from, 0, from, 0]);
  });

  test("stays the player for whom autopilot plays, but not who has played", () => {
    const now = circumstances({ autopilots: new Set([1]) });
    give(now.position, 1, 5000, true);
    give(now.position, 2, 5000);
    const from = 1000 + limits.replaceableAfterMs;
    expect(waitingOf(now).replaceable).toEqual([from, from, null, from]);
  });

  test("is who sits down in another's place only after as long again", () => {
    const now = circumstances();
    changeOwner(now.position, { seat: 2, at: 9000 });
    expect(waitingOf(now).replaceable[2]).toBe(9000 + limits.replaceableAfterMs);
  });
});

describe("autopilot plays", () => {
  const away = new Map([[3, 4000]]);

  test("for who is away, a while after it has gone", () => {
    expect(nextStandIn(circumstances({ absent: away }))).toEqual({
      seat: 3,
      at: 4000 + limits.autopilotAfterMs,
      isAway: true,
    });
  });

  test("for who was waited for once at a bot's pace", () => {
    const now = circumstances({ absent: away, autopilots: new Set([3]), botMoveAt: 4321 });
    expect(nextStandIn(now)?.at).toBe(4321);
  });

  test("for nobody while no other player is there", () => {
    const all = new Map(people.map((_, seat) => [seat, 1000]));
    expect(nextStandIn(circumstances({ absent: all }))).toBeUndefined();
    const alone = circumstances({ owners: [bot, bot, bot, person(3)], absent: away });
    expect(nextStandIn(alone)).toBeUndefined();
  });

  test("when the clock runs out, for who is there too", () => {
    const now = circumstances({ moveTimeMs: 30_000 });
    expect(nextStandIn(now)).toEqual({ seat: 0, at: 31_000, isAway: false });
    expect(waitingOf(now).deadline).toBe(31_000);
  });

  test("not before an offer to replace the player has ended", () => {
    const owners = [bot, bot, person(2), person(3)];
    const offer = { seat: 3, by: bot, accepted: [2], until: 100_000 };
    const now = circumstances({ owners, absent: away, moveTimeMs: 120_000, offer });
    give(now.position, 2, 5000);
    expect(nextStandIn(now)).toEqual({ seat: 3, at: 100_000, isAway: true });
  });

  test("to the end, where nobody answers a win", () => {
    const now = circumstances();
    for (const seat of [0, 1, 2, 3]) give(now.position, seat, 2000);
    now.position.state.table.mustTac = true;
    const { turn } = now.position.state.table;
    expect(nextStandIn(now)).toEqual({ seat: turn, at: 2000 + limits.wonUnansweredMs, isAway: false });
  });
});

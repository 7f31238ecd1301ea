import { describe, expect, test } from "vitest";
import {
  chanceStream,
  chooseMove,
  legalMoves,
  moveSeat,
  seatsUntilOver,
  variantOf,
  viewOf,
} from "#rules/index.ts";
import type { VariantName } from "#rules/variant.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { decideNow, endingOf, homeOf, thinkingTimesOf } from "./decision.ts";
import type { Beginning, LoggedMove } from "./logged.ts";
import { winnerOf } from "./outcome.ts";
import { advance, replayLog } from "./position.ts";
import { aBeginning } from "./testSupport.ts";

const moveTimeMs = 60_000;

function aMatch(variant: VariantName = "4x2m", seed?: Uint8Array<ArrayBuffer>): Beginning {
  const { seats } = variantOf(variant);
  const players = Array.from(
    { length: seats },
    (_, id): SeatOwner => ({ kind: "human", identity: { kind: "user", id, name: `p${id}` } }),
  );
  return aBeginning({ variant, seats: players, createdAt: 1000, moveTimeMs }, seed);
}

/** The trade of the first deal, in the order of these seats, each so long after the one before (ms). */
function trades(beginning: Beginning, seats: readonly number[], after: readonly number[]): LoggedMove[] {
  const { state } = replayLog(beginning, []);
  let at = 1000;
  return seats.map((seat, i) => {
    at += after[i];
    const move = legalMoves(state).find((move) => moveSeat(move) === seat)!;
    return { move, at, isAutopilot: false };
  });
}

/** A game of bots until its end, or until `until`; a move a second. */
function played(beginning: Beginning, until: (home: readonly number[]) => boolean = () => false) {
  const position = replayLog(beginning, []);
  const random = chanceStream(new Uint8Array(32).fill(7), 0);
  const moves: LoggedMove[] = [];
  for (const seat of seatsUntilOver(position.state)) {
    if (until(homeOf(position))) break;
    const move = chooseMove(viewOf(position.state, seat), "solid", random)!;
    moves.push({ move, at: 2000 + 1000 * moves.length, isAutopilot: false });
    advance(position, moves.at(-1)!);
  }
  return moves;
}

describe("a game whose time is up", () => {
  test("is won by who has more balls home", () => {
    const beginning = aMatch();
    const moves = played(beginning, (home) => home[0] !== home[1]);
    const home = homeOf(replayLog(beginning, moves));
    const best = home[0] > home[1] ? 0 : 1;
    expect(decideNow(beginning, moves, 10_000_000)).toEqual({
      sides: [best, 1 - best],
      reason: "ballsHome",
      at: 10_000_000,
    });
  });

  test("is won, with as many balls home, by who has thought for less time", () => {
    const beginning = aMatch();
    // Seats 1 and 3 are fast, seat 0 is slow, and the table still waits for seat 2.
    const moves = trades(beginning, [1, 3, 0], [1000, 1000, 8000]);
    expect(thinkingTimesOf(beginning, moves, 21_000)).toEqual([10_000 + 20_000, 1000 + 2000]);
    expect(decideNow(beginning, moves, 21_000)).toMatchObject({ sides: [1, 0], reason: "thinkingTime" });
  });

  test("counts the time until a bot has made a move for somebody, as long as the clock allows", () => {
    const beginning = aMatch();
    const [move] = trades(beginning, [0], [moveTimeMs + 5000]);
    const [other] = trades(beginning, [1], [1000]);
    expect(
      thinkingTimesOf(beginning, [other, { ...move, isAutopilot: true }], move.at),
      "for seats 2 and 3 the table waits still",
    ).toEqual([2 * moveTimeMs, 1000 + moveTimeMs]);
  });

  test("is decided by lot if the teams are level in everything, and by nothing but the seed", () => {
    const firsts = Array.from({ length: 400 }, (_, n) => {
      const beginning = aMatch("4x2m", new Uint8Array(32).fill(n % 256).with(0, n >> 8));
      const decision = decideNow(beginning, [], 5000);
      expect(decision).toMatchObject({ reason: "lot" });
      expect(decideNow(beginning, [], 9000).sides).toEqual(decision.sides);
      return decision.sides[0];
    });
    const won = firsts.filter((side) => side === 0).length;
    expect(won).toBeGreaterThan(150);
    expect(won).toBeLessThan(250);
  });

  test("gives each of three teams its place", () => {
    const places = Array.from({ length: 100 }, (_, n) => {
      const { sides } = decideNow(aMatch("6x3m", new Uint8Array(32).fill(n)), [], 5000);
      expect([...sides].sort()).toEqual([0, 1, 2]);
      return sides.join();
    });
    expect(new Set(places).size).toBe(6);
  });

  test("names what the first is better in than the second", () => {
    const beginning = aMatch("6x3m");
    const moves = played(beginning, (home) => new Set(home).size === 2 && Math.max(...home) === 1);
    const home = homeOf(replayLog(beginning, moves));
    const isShared = home.filter((balls) => balls === 1).length === 2;
    expect(decideNow(beginning, moves, 10_000_000).reason).toBe(isShared ? "thinkingTime" : "ballsHome");
  });
});

describe("how a game has ended for its match", () => {
  test("is the winner of a game that was won, and then the others by balls home", () => {
    const beginning = aMatch("6x3m");
    const moves = played(beginning);
    const position = replayLog(beginning, moves);
    const ending = endingOf(beginning, moves)!;
    const [winner, second, third] = ending.sides;
    expect(ending).toMatchObject({ reason: "won", home: homeOf(position) });
    expect(winner).toBe(winnerOf(beginning, position));
    expect(ending.home[second]).toBeGreaterThanOrEqual(ending.home[third]);
  });

  test("is the decision where the time was up", () => {
    const beginning = aMatch();
    const decision = decideNow(beginning, [], 5000);
    expect(endingOf({ ...beginning, decision }, [])).toEqual({
      sides: decision.sides,
      reason: "lot",
      home: [0, 0],
    });
  });

  test("is nothing while it runs, and when it was aborted", () => {
    const beginning = aMatch();
    expect(endingOf(beginning, [])).toBeUndefined();
    expect(endingOf({ ...beginning, abortedAt: 2000 }, [])).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import type { SeatStatistics } from "../statistics.ts";
import { isReallyPlayed } from "./reallyPlayed.ts";

const needed = { deals: 3, ownMoves: 10 };
const seat = (hasWon: boolean, moves: number, { traded = 3, autopilotMoves = 0 } = {}) => ({
  hasWon,
  statistics: {
    ...{ moves, autopilotMoves, thinkingTime: 0, ballsLost: 0, skipsCaused: 0 },
    ballsKicked: { opponents: 0, mates: 0, own: 0 },
    cards: { 7: { laid: 0, played: 0, traded } },
  } satisfies SeatStatistics,
});

test.each([
  ["with enough deals and moves of both winners", true, [seat(true, 10), seat(false, 9), seat(true, 10)]],
  ["that was given up in the second deal", false, [1, 2].map(() => seat(true, 20, { traded: 2 }))],
  ["of which one winner made too few moves", false, [seat(true, 9), seat(false, 20), seat(true, 20)]],
  ["that autopilot won for somebody", false, [seat(true, 20, { autopilotMoves: 11 }), seat(false, 20)]],
  ["whose seat that lost changed its player late", true, [seat(true, 10), seat(false, 9, { traded: 1 })]],
  ["that autopilot lost for somebody", true, [seat(true, 10), seat(false, 20, { autopilotMoves: 20 })]],
])("a game %s: really played %j", (_, expected, seats) => {
  expect(isReallyPlayed(seats, needed)).toBe(expected);
});

import { expect, test } from "vitest";
import { legalMoves, moveSeat } from "#rules/index.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { LoggedMove } from "./logged.ts";
import { replayLog } from "./position.ts";
import { statisticsOf } from "./statistics.ts";
import { aBeginning } from "./testSupport.ts";

const human = (id: number): SeatOwner => ({ kind: "human", identity: { kind: "user", id, name: `p${id}` } });

test("who takes a seat has thought since then, and not as long as the table waited before", () => {
  const beginning = aBeginning({ seats: [0, 1, 2, 3].map(human), createdAt: 1_000 });
  const { state } = replayLog(beginning, []);
  const trade = (seat: number, at: number): LoggedMove => ({
    move: legalMoves(state).find((move) => moveSeat(move) === seat)!,
    at,
    isAutopilot: false,
  });
  // Seat 3 does not trade, and somebody else does it five seconds after sitting down.
  const moves = [trade(0, 3_000), trade(1, 4_000), trade(2, 5_000), trade(3, 126_000)];
  const substituted = { seat: 3, owner: human(3), version: 3, at: 121_000 };
  const game = { ...beginning.game, seats: [...beginning.game.seats.slice(0, 3), human(4)] };
  const played = statisticsOf({ ...beginning, game, sittings: [substituted] }, moves);
  expect(played.map(({ statistics }) => statistics.thinkingTime)).toEqual([2_000, 3_000, 4_000, 5_000, 0]);
});

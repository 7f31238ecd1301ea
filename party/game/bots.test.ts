import { expect, test } from "vitest";
import { legalMoves, type Move, moveCard, moveKind, moveSeat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { botMoveAt, nextBot, thinkFor } from "./bots.ts";
import { advance, type Position, replayLog } from "./position.ts";
import { aBeginning } from "./testSupport.ts";

const bot: SeatOwner = { kind: "bot", level: "beginner", name: "bot" };
const person: SeatOwner = { kind: "human", identity: { kind: "guest", id: 1, name: "guest" } };

function newPosition(seats: SeatOwner[]): Position {
  return replayLog(aBeginning({ seats, createdAt: 1000 }), []);
}

/** Every seat trades the first card that it may. */
function trade(position: Position): void {
  for (let seat = 0; seat < 4; seat++) {
    const move = legalMoves(position.state).find((move) => moveSeat(move) === seat)!;
    advance(position, { move, at: 2000, isAutopilot: false });
  }
}

test("a bot moves a while after the move before", () => {
  expect(limits.botMoveDelayMs).toBe(1200);
  expect(botMoveAt(newPosition([bot, bot, bot, bot]))).toBe(1000 + limits.botMoveDelayMs);
});

test("the next part of a seven comes sooner", () => {
  const position = newPosition([bot, bot, bot, bot]);
  const { seven } = position.state.table;
  seven.left = 3;
  expect(limits.botSevenDelayMs).toBe(400);
  expect(botMoveAt(position)).toBe(1000 + limits.botSevenDelayMs);
});

test("a pace of its own replaces both", () => {
  expect(botMoveAt(newPosition([bot, bot, bot, bot]), 5)).toBe(1005);
});

test("in the trade the bots give one after the other, whether people have given or not", () => {
  const position = newPosition([person, bot, person, bot]);
  for (const seat of [1, 3]) {
    expect(nextBot(position, [person, bot, person, bot])).toBe(seat);
    const { value: move } = thinkFor(position, seat, "beginner").next() as IteratorReturnResult<Move>;
    expect(moveKind(move)).toBe("trade");
    expect(moveSeat(move)).toBe(seat);
    expect(position.state.hands[seat][moveCard(move)]).toBeGreaterThan(0);
    advance(position, { move, at: 2000, isAutopilot: false });
  }
  expect(nextBot(position, [person, bot, person, bot])).toBeUndefined();
});

test("in play a bot moves in its turn only", () => {
  const position = newPosition([person, bot, person, bot]);
  trade(position);
  const { turn } = position.state.table;
  const owners: SeatOwner[] = [person, person, person, person];
  expect(nextBot(position, owners)).toBeUndefined();
  owners[turn] = bot;
  expect(nextBot(position, owners)).toBe(turn);
});

test("nobody moves when the game is over", () => {
  const position = newPosition([bot, bot, bot, bot]);
  position.state.table.phase = "over";
  expect(nextBot(position, [bot, bot, bot, bot])).toBeUndefined();
});

import { expect, test } from "vitest";
import { newGame } from "#rules/newGame.ts";
import { viewOf } from "#rules/view.ts";
import type { SeatInfo } from "#schema/protocol/seats.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { isAgainstBots } from "./isAgainstBots.ts";

const state = newGame("4x2m", new Uint8Array(32));

function against(
  kinds: SeatInfo["kind"][],
  { seat = 0 as number | null, status = "running" as GameState["status"], isAutopilot = false } = {},
): boolean {
  const seats = kinds.map((kind) => ({ name: "", kind, color: "red" as const, isAutopilot }));
  return isAgainstBots({ status, seats, view: viewOf(state, seat) });
}

test("whoever plays with bots alone may have a hint", () => {
  expect(against(["guest", "bot", "bot", "bot"])).toBe(true);
  expect(against(["bot", "bot", "human", "bot"], { seat: 2 })).toBe(true);
});

test("nobody may where another person sits, though autopilot plays for them", () => {
  expect(against(["guest", "bot", "human", "bot"])).toBe(false);
  expect(against(["guest", "bot", "guest", "bot"], { isAutopilot: true })).toBe(false);
});

test("spectators have nothing to ask, and nobody has when the game has ended", () => {
  expect(against(["bot", "bot", "bot", "bot"], { seat: null })).toBe(false);
  expect(against(["guest", "bot", "bot", "bot"], { status: "over" })).toBe(false);
  expect(against(["guest", "bot", "bot", "bot"], { status: "aborted" })).toBe(false);
});

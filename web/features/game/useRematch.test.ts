import { expect, test } from "vitest";
import { newGame } from "#rules/newGame.ts";
import { viewOf } from "#rules/view.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { othersAfter } from "./useRematch.ts";

/** Anna on seat 0 after a game with Ben, Cleo and a bot. */
function after(change: Partial<GameState>) {
  const seats = ["human", "human", "human", "bot"].map((kind) => ({ kind }));
  const view = viewOf(newGame("4x2m", new Uint8Array(32)), 0);
  return othersAfter({ seats, view, online: [0, 1, 2], rematch: null, ...change } as GameState);
}

test("after a game the others are the people besides oneself: who is there, waits to play again, or has left", () => {
  expect(after({})).toEqual({ waiting: [], gone: [], isAnybodyThere: true });
  expect(after({ online: [0, 2] })).toEqual({ waiting: [], gone: [1], isAnybodyThere: true });
  expect(after({ online: [0] })).toEqual({ waiting: [], gone: [1, 2], isAnybodyThere: false });
  const rematch = { until: 1, waitingID: "abc", waiting: [0, 1] };
  expect(after({ online: [0, 2], rematch })).toEqual({ waiting: [1], gone: [], isAnybodyThere: true });
});

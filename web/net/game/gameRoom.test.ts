import { expect, test } from "vitest";
import type { GameEvent } from "#rules/event.ts";
import { legalMoves } from "#rules/legal.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import type { State } from "#rules/state.ts";
import { viewOf } from "#rules/view.ts";
import { viewData } from "#rules/viewData.ts";
import { type GameState, gameRoom } from "./gameRoom.ts";

test("a game begins with the snapshot, and nothing is animated to get there", () => {
  const game = withSnapshot(undefined, newGame("4x2m", new Uint8Array(32)), 7);
  expect(game).toMatchObject({ version: 7, recentMoves: [], online: [0], spectators: 2 });
  expect(game.positions).toEqual([{ version: 7, view: game.view, happened: null }]);
});

test("each move brings a position and what happened", () => {
  const state = newGame("4x2m", new Uint8Array(32));
  const before = withSnapshot(undefined, state, 0);
  const after = withMove(before, state, 1);
  expect(after.positions.map(({ version }) => version)).toEqual([0, 1]);
  expect(after.recentMoves).toEqual([
    { version: 1, move: "0 trade", happened: [{ type: "given", seat: 0 }], isAutopilot: false },
  ]);
  expect(after.view.table.traded[0]).toBe(1);
});

test("a new snapshot after a break keeps the moves in words that were recentMoves", () => {
  const state = newGame("4x2m", new Uint8Array(32));
  const recentMoves = withMove(withSnapshot(undefined, state, 0), state, 1);
  const back = withSnapshot(recentMoves, state, 5);
  expect(back.recentMoves).toEqual(recentMoves.recentMoves);
  expect(back.positions).toHaveLength(1);
});

test("who is there changes nothing else", () => {
  const game = withSnapshot(undefined, newGame("4x2m", new Uint8Array(32)), 0);
  const data = { online: [0, 1], awaySince: [null, null, 5, null], spectators: 0, watching: ["Anna"] };
  expect(gameRoom.reduce(game, { v: 2, type: "game:presence", data })).toEqual({ ...game, ...data });
});

test("a waiting room for playing again that is gone has closed, until another one opens", () => {
  const before = withSnapshot(undefined, newGame("4x2m", new Uint8Array(32)), 0);
  const game = [null, "a".repeat(22), null].map(rematchEvent).reduce(gameRoom.reduce, before);
  expect(game).toMatchObject({ rematch: { waitingID: null }, isRematchClosed: true });
  expect(gameRoom.reduce(game, rematchEvent("b".repeat(22)))?.isRematchClosed).toBe(false);
  expect(gameRoom.reduce(before, rematchEvent(null))?.isRematchClosed).toBe(false);
});

function rematchEvent(waitingID: string | null) {
  const rematch = { until: 1, waitingID: waitingID as never, waiting: [] };
  return { v: 2, type: "game:rematch" as const, data: { rematch } };
}

const waiting = { due: [null, null, null, null], replaceable: [null, null, null, null], deadline: null };

function withSnapshot(before: GameState | undefined, state: State, version: number): GameState {
  const data = {
    gameID: 1 as never,
    version,
    view: viewData(viewOf(state, 0)),
    seats: [0, 1, 2, 3].map((seat) => ({
      name: `bot${seat}`,
      kind: "bot" as const,
      color: "red" as const,
      isAutopilot: false,
    })),
    status: "running" as const,
    former: [],
    presence: { online: [0], awaySince: [null, null, null, null], spectators: 2, watching: [] },
    ...waiting,
    moveTimeMs: null,
    substitution: null,
    endings: [],
    rematch: null,
    hands: null,
    seedHash: "0".repeat(64),
    seed: null,
    draw: null,
    created: 0,
    lastMoveAt: 0,
    endedAt: null,
    match: null,
    decision: null,
    series: null,
  };
  return gameRoom.reduce(before, { v: 1, type: "game:snapshot", data }) as GameState;
}

function withMove(before: GameState, state: State, version: number): GameState {
  const happened: GameEvent[] = [];
  play(state, legalMoves(state)[0], happened);
  const data = {
    version,
    move: "0 trade",
    happened,
    view: viewData(viewOf(state, 0)),
    at: 0,
    isAutopilot: false,
    ...waiting,
  };
  return gameRoom.reduce(before, { v: version + 1, type: "game:moved", data }) as GameState;
}

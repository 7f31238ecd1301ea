import { describe, expect, test } from "vitest";
import { parseBalls } from "#rules/balls.ts";
import { handOf } from "#rules/card.ts";
import { chanceStream } from "#rules/chance.ts";
import type { GameEvent } from "#rules/event.ts";
import { legalMoves } from "#rules/legal.ts";
import { type Move, moveKind, moveTo, parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import { layAndCarryOut, predict } from "#rules/preview.ts";
import type { State } from "#rules/state.ts";
import { copyTable } from "#rules/table.ts";
import { type View, viewOf } from "#rules/view.ts";
import { standLike } from "./balls.ts";
import { type Scenery, Stage } from "./stage.ts";

describe("the stage", () => {
  test("shows moves that come quickly one after another, and ends on the newest position", async () => {
    const state = newGame("4x2m", new Uint8Array(32));
    const stage = stageOf(state);
    let view = viewOf(state, 0);
    for (let i = 0; i < 200; i++) {
      const happened = playAny(state);
      view = viewOf(state, 0);
      stage.add(happened, view);
    }
    await shownOf(stage, view);
    expect(standLike(stage.read().balls, state.table.board)).toBe(true);
  });

  test("animates for the viewer of the newest position, also for one who has just sat down", () => {
    const state = stateAtFirstBallMove();
    const stage = new Stage(viewOf(state, null));
    stage.animateOn(() => ({ root: {}, layout: {}, tempo: 1 }) as Scenery);
    expect(stage.scene()?.viewer).toBe(null);
    stage.jump(viewOf(state, 2));
    expect(stage.scene()?.viewer).toBe(2);
  });

  test("shows an own move before the room has answered, and does not show it twice", async () => {
    const state = stateAtFirstBallMove();
    const stage = stageOf(state);
    const move = ballMoveIn(state);
    const { board, happened } = predict(state.table, move);
    stage.predict(happened, false);
    await until(stage, () => standLike(stage.read().balls, board));
    const cards = stage.read().pile.length;
    const { view, happened: told } = playMove(state, move);
    stage.add(told, view);
    await shownOf(stage, view);
    expect(standLike(stage.read().balls, state.table.board)).toBe(true);
    expect(stage.read().pile).toHaveLength(cards);
  });

  test("takes back what the room refuses", async () => {
    const state = stateAtFirstBallMove();
    const stage = stageOf(state);
    const { board, happened } = predict(state.table, ballMoveIn(state));
    stage.predict(happened, false);
    await until(stage, () => standLike(stage.read().balls, board));
    stage.takeBack();
    expect(standLike(stage.read().balls, state.table.board)).toBe(true);
  });

  test("shows the parts of a seven before the room hears of them, and takes the last of them back", async () => {
    const { state, parts } = aSeven();
    const stage = stageOf(state);
    const before = stage.read();
    const table = copyTable(state.table);
    const told = parts.map((part) => {
      const { happened } = predict(table, part);
      layAndCarryOut(table, part);
      stage.predict(happened, false);
      return happened;
    });
    await until(stage, () => standLike(stage.read().balls, table.board));
    stage.takeBack([told[0]]);
    expect(stage.read().balls.map(({ place }) => place)).toContain(moveTo(parts[0]));
    expect(stage.read().ways).toHaveLength(1);
    stage.takeBack();
    expect(stage.read()).toMatchObject({ balls: before.balls, pile: before.pile, ways: before.ways });
  });

  test("stays on what the parts lead to while the room tells of one after the other", async () => {
    const { state, parts } = aSeven();
    const stage = stageOf(state);
    const table = copyTable(state.table);
    for (const part of parts) {
      stage.predict(predict(table, part).happened, false);
      layAndCarryOut(table, part);
    }
    await until(stage, () => standLike(stage.read().balls, table.board));
    let hasGoneBack = false;
    stage.subscribe(() => {
      hasGoneBack ||= !standLike(stage.read().balls, table.board);
    });
    let view = viewOf(state, 0);
    for (const part of parts) {
      const { view: next, happened } = playMove(state, part);
      stage.add(happened, next);
      view = next;
    }
    await shownOf(stage, view);
    expect(hasGoneBack).toBe(false);
  });

  test("keeps the mark of the last move when somebody acts before it was shown", () => {
    const state = stateAtFirstBallMove();
    const stage = stageOf(state);
    const { view, happened } = playMove(state, ballMoveIn(state));
    stage.add(happened, view);
    stage.finish();
    expect(stage.read().view).toBe(view);
    expect(stage.read().ways.length).toBeGreaterThan(0);
  });

  test("jumps where what happened is not known, and keeps no mark of an earlier move", () => {
    const state = stateAtFirstBallMove();
    const stage = stageOf(state);
    const { view, happened } = playMove(state, ballMoveIn(state));
    stage.add(happened, view);
    stage.finish();
    for (let i = 0; i < 60; i++) playAny(state);
    stage.jump(viewOf(state, null));
    expect(standLike(stage.read().balls, state.table.board)).toBe(true);
    expect(stage.read().ways).toEqual([]);
  });
});

const random = chanceStream(new Uint8Array(32), 5);

/** A stage without animations, as with reduced motion. */
function stageOf(state: State): Stage {
  return new Stage(viewOf(state, 0));
}

function playMove(state: State, move: Move): { view: View; happened: GameEvent[] } {
  const happened: GameEvent[] = [];
  play(state, move, happened);
  return { view: viewOf(state, 0), happened };
}

function playAny(state: State): GameEvent[] {
  const moves = legalMoves(state);
  return playMove(state, moves[random(moves.length)]).happened;
}

function ballMoveIn(state: State): Move {
  return legalMoves(state).find((move) => moveKind(move) === "ball") as Move;
}

/** A table whose seat to move can play these two parts of a seven. */
function aSeven(): { state: State; parts: Move[] } {
  const state = newGame("4x2m", new Uint8Array(32));
  state.table.phase = "play";
  state.table.turn = 0;
  state.table.holder = 0;
  state.table.board = parseBalls(state.table.variant, "10,30/-/-/-");
  state.hands[0].set(handOf([7, 2]));
  return { state, parts: [parseMove("0 7 10-13"), parseMove("0 7 30-34")] as Move[] };
}

function stateAtFirstBallMove(): State {
  const state = newGame("4x2m", new Uint8Array(32));
  while (ballMoveIn(state) === undefined) playAny(state);
  return state;
}

/** Waits until the stage shows the wanted state. */
function until(stage: Stage, isShown: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isShown()) return;
      stop();
      resolve();
    };
    const stop = stage.subscribe(look);
    look();
  });
}

function shownOf(stage: Stage, view: View): Promise<void> {
  return until(stage, () => stage.read().view === view);
}

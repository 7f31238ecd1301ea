import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod/mini";
import {
  type GameEvent,
  legalMoves,
  newGame,
  play,
  type ViewData,
  variantNames,
  variantOf,
  viewData as viewDataOf,
  viewOf,
} from "#rules/index.ts";
import { gameEvent } from "./happened.ts";
import { viewData } from "./view.ts";

test("the view on the wire is the rules' ViewData", () => {
  expectTypeOf<z.output<typeof viewData>>().toEqualTypeOf<ViewData>();
});

test("what happened on the wire is the rules' GameEvent", () => {
  expectTypeOf<z.output<typeof gameEvent>>().toEqualTypeOf<GameEvent>();
});

test.each(variantNames)("views and events of a game of %s fit their schemas", (variant) => {
  const state = newGame(variant, new Uint8Array(32).fill(7));
  for (let i = 0; i < 400 && state.table.phase !== "over"; i++) {
    for (const seat of [null, ...variantOf(variant).start.keys()]) {
      const data = viewDataOf(viewOf(state, seat));
      expect(viewData.parse(data)).toEqual(data);
    }
    const moves = legalMoves(state);
    const happened: GameEvent[] = [];
    play(state, moves[(i * 7919) % moves.length], happened);
    for (const one of happened) expect(gameEvent.parse(one)).toEqual(one);
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceStream } from "#rules/chance.ts";
import type { GameEvent } from "#rules/event.ts";
import { legalMoves } from "#rules/legal.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import { predict } from "#rules/preview.ts";
import { variantNames } from "#rules/variant.ts";
import { viewOf } from "#rules/view.ts";
import { runs } from "#tests/chance.ts";
import { standLike } from "./balls.ts";

import { showEvent, showView } from "./shown.ts";

const games = fc.record({
  variant: fc.constantFrom(...variantNames),
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
});

test("what happened, shown one thing after another, ends in the position of the game", () => {
  fc.assert(
    fc.property(games, ({ variant, seed }) => {
      const state = newGame(variant, seed);
      const random = chanceStream(seed, 77);
      let shown = showView(viewOf(state, null));
      for (let i = 0; i < 400; i++) {
        const moves = legalMoves(state);
        if (moves.length === 0) break;
        const happened: GameEvent[] = [];
        play(state, moves[random(moves.length)], happened);
        for (const event of happened) shown = showEvent(shown, event);
        expect(standLike(shown.balls, state.table.board)).toBe(true);
        shown = showView(viewOf(state, null), shown);
      }
    }),
    { numRuns: runs(10) },
  );
});

test("an own move is shown at once as the room will say it", () => {
  fc.assert(
    fc.property(games, ({ variant, seed }) => {
      const state = newGame(variant, seed);
      const random = chanceStream(seed, 78);
      for (let i = 0; i < 300; i++) {
        const moves = legalMoves(state);
        if (moves.length === 0) break;
        const move = moves[random(moves.length)];
        const expected = predict(state.table, move).happened;
        const happened: GameEvent[] = [];
        play(state, move, happened);
        expect(happened.slice(0, expected.length)).toEqual(expected);
        for (const event of happened.slice(expected.length)) {
          expect(["laid", "moved", "kicked", "swapped", "restored"]).not.toContain(event.type);
        }
      }
    }),
    { numRuns: runs(10) },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { playRandomGame, randomGames } from "../testSupport.ts";
import { worthOfBoard } from "./evaluation.ts";
import { weightsForPlay } from "./profiles.ts";

test("a position is worth the same whatever was weighed before", () => {
  fc.assert(
    fc.property(randomGames(120), randomGames(120), (game, otherGame) => {
      const { table } = playRandomGame(game);
      const { table: other } = playRandomGame(otherGame);
      const worth = worthOfBoard(table.board, table.handSizes, 0, weightsForPlay(table.variant));
      worthOfBoard(other.board, other.handSizes, 0, weightsForPlay(other.variant));
      expect(worthOfBoard(table.board, table.handSizes, 0, weightsForPlay(table.variant))).toBe(worth);
    }),
  );
});

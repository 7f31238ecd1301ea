import fc from "fast-check";
import { expect, test } from "vitest";
import type { Table } from "../table.ts";
import { playRandomGame, randomGames } from "../testSupport.ts";
import { worthOfBoard } from "./evaluation.ts";
import { weightsForPlay } from "./profiles.ts";
import { risksOn } from "./risks.ts";

const worthOf = ({ board, handSizes, variant }: Table) =>
  worthOfBoard(board, 0, weightsForPlay(variant), risksOn(board, handSizes));

test("a position is worth the same whatever was weighed before", () => {
  fc.assert(
    fc.property(randomGames(120), randomGames(120), (game, otherGame) => {
      const { table } = playRandomGame(game);
      const { table: other } = playRandomGame(otherGame);
      const worth = worthOf(table);
      worthOf(other);
      expect(worthOf(table)).toBe(worth);
    }),
  );
});

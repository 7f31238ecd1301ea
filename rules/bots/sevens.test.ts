import { expect, test } from "vitest";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move, parseMove } from "../move.ts";
import { play } from "../play.ts";
import { position } from "../testSupport.ts";
import { isTelling } from "./sevens.ts";

test("a part of a Tac that repeats a seven is told by the position that it is played on", () => {
  const state = position("4x2n", "10/-/-/13", ["X,2", "5", "2,2", "7"], 3);
  play(state, parseMove("3 7 13-20") as Move);
  const parts = legalMoves(state).filter((move) => formatMove(move).startsWith("0 X "));
  // The ball that went from 13 to 20 is on 13 again.
  const telling = parts.filter((part) => isTelling(state.table, part)).map(formatMove);
  expect(telling.toSorted()).toEqual(["0 X 10-13", "0 X 10-17"]);
});

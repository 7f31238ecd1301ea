import { expect, test } from "vitest";
import { cardsOf } from "#rules/card.ts";
import { legalMoves } from "#rules/legal.ts";
import { formatMove, type Move } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import { viewOf } from "#rules/view.ts";
import { eventsOf, momentOf, recordedGame } from "./replayGame.ts";

const seed = new Uint8Array(32).fill(3);
const state = newGame("6x3m", seed);
const moves: Move[] = [];
while (moves.length < 80) {
  const [move] = legalMoves(state);
  moves.push(move);
  play(state, move);
}
const game = recordedGame({
  variant: "6x3m",
  seed: Buffer.from(seed).toString("hex"),
  record: ["# a comment", "variant 6x3m", "first 0", ...moves.map(formatMove), "over 1", ""].join("\n"),
});

test("reads all moves of a record, and nothing else", () => {
  expect(game.moves).toEqual(moves);
});

test("shows the table after any number of moves, and what the last one did", () => {
  const { view } = momentOf(game, 80, 2);
  expect(view).toEqual(viewOf(state, 2));
  expect(momentOf(game, 0, 2).happened).toEqual([]);
  expect(momentOf(game, 80, 2).happened).toEqual(eventsOf(game)[79]);
});

test("shows the hands that the eyes see", () => {
  const open = momentOf(game, 80, "open");
  expect(open.hands).toEqual(state.hands.map(cardsOf));
  expect(momentOf(game, 80, 4).hands.map((hand) => hand !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});

import { expect, test } from "vitest";
import { percentileOf } from "./teamGames.ts";

const games = [
  { seats: 4, cardsLaid: 120, games: 1 },
  { seats: 4, cardsLaid: 150, games: 2 },
  { seats: 4, cardsLaid: 180, games: 1 },
  { seats: 6, cardsLaid: 300, games: 9 },
];

test.each([
  [4, 120, 75],
  [4, 149.5, 75],
  [4, 150, 25],
  [4, 200, 0],
  [6, 299, 100],
])("at a table of %i, %f cards are fewer than in %i %% of the games", (size, cards, percentile) => {
  expect(percentileOf(games, size, cards)).toBe(percentile);
});

test("who has no game, or where there is none, has no percentile", () => {
  expect(percentileOf(games, 4, null)).toBeNull();
  expect(percentileOf([], 4, 120)).toBeNull();
});

import { expect, test } from "vitest";
import { type Move, parseMove } from "../move.ts";
import { position } from "../testSupport.ts";
import { type VariantName, variantOf } from "../variant.ts";
import { featsOfGame } from "./featsOfGame.ts";
import { featsAfter, inWords, notIn, people } from "./testSupport.ts";

const home = (seat: number) => [0, 1, 2, 3].map((index) => `h${seat}.${index}`).join(",");

/** The feats of a game that seat 0 ends with the card after so many others. */
function wonAfter(variant: VariantName, cards: number): string[] {
  const { seats, ring } = variantOf(variant);
  const last = ring - 1;
  const balls = [`${last},h0.1,h0.2,h0.3`, ...Array.from({ length: seats - 1 }, (_, i) => home(i + 1))];
  const state = position(variant, balls.join("/"), Array(seats).fill("2,5"));
  state.table.cardsLaid = cards;
  return inWords(featsOfGame(state, [parseMove(`0 2 ${last}-h0.0`) as Move], people));
}

test("four seats finish Team-Tac with fewer than 120, 110 or 100 cards", () => {
  expect(wonAfter("4x1m", 118)).toContain("3 teamTacOfFour 120 @1");
  expect(wonAfter("4x1m", 108)).toContain("0 teamTacOfFour 110 @1");
  expect(wonAfter("4x1n", 98)).toContain("0 teamTacOfFour 100 @1");
  expect(wonAfter("4x1m", 119)).toSatisfy(notIn("teamTacOfFour"));
});

test("six seats have levels of their own", () => {
  expect(wonAfter("6x1m", 178)).toContain("5 teamTacOfSix 180 @1");
  expect(wonAfter("6x1m", 149)).toContain("5 teamTacOfSix 165 @1");
  expect(wonAfter("6x1m", 148)).toContain("5 teamTacOfSix 150 @1");
  expect(wonAfter("6x1m", 100)).toSatisfy(notIn("teamTacOfFour"));
  expect(wonAfter("6x1m", 179)).toSatisfy(notIn("teamTacOfSix"));
});

test("cards are counted in Team-Tac only", () => {
  expect(wonAfter("4x2m", 50)).toSatisfy(notIn("teamTacOfFour"));
});

test("Team-Tac is won in peace if nobody's ball was knocked out", () => {
  expect(wonAfter("4x1m", 50)).toContain("2 teamTacInPeace @1");
  expect(wonAfter("4x2m", 50)).toSatisfy(notIn("teamTacInPeace"));
});

test("a ball that was knocked out disturbs the peace, even if a Tac has brought it back", () => {
  const balls = `63,h0.1,h0.2,h0.3/8,h1.1,h1.2,h1.3/${home(2)}/${home(3)}`;
  const position = { variant: "4x1m", balls, hands: "9,2/X,2/2,5/2,5" };
  const found = featsAfter(position, "0 9 63-8", "1 X 8-h1.0", "2 2 63-h0.0");
  expect(found).toContain("2 teamTacOfFour 100 @3");
  expect(found).toSatisfy(notIn("teamTacInPeace"));
});

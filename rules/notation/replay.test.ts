import { describe, expect, test } from "vitest";
import { cardName } from "../card.ts";
import { formatMove, parseMove } from "../move.ts";
import { type VariantName, variantOf } from "../variant.ts";
import { ReplayError, replay } from "./replay.ts";

const position = ["variant 4x2m", "balls 10/-/-/-", "hands N,2,3/4,5,6/8,9,10/12,13,1", "turn 0"];

function deckOf(variant: VariantName): string {
  return variantOf(variant).deck.map(cardName).join(",");
}

function faultOf(...lines: string[]): string {
  try {
    replay(lines.join("\n"));
  } catch (error) {
    if (error instanceof ReplayError) return `${error.line}: ${error.message}`;
    throw error;
  }
  return "none";
}

describe("replay", () => {
  test("counts records, moves and checks, and passes comments over", () => {
    const text = [
      "# two records",
      ...position,
      "? 0 2 10-12 | 0 3 10-13 | 0 N",
      "0 N",
      "",
      ...position,
      "0 2 10-12",
    ];
    expect(replay(text.join("\n"))).toEqual({ records: 2, moves: 2, checks: 1 });
  });

  test("names the line, what was expected and what was found", () => {
    expect(faultOf(...position, "0 2 10-13")).toBe(
      '5: "0 2 10-13" is not legal (not_possible); expected one of: 0 2 10-12 | 0 3 10-13 | 0 N',
    );
    expect(faultOf(...position, "= 11/-/-/-")).toBe("5: balls: expected 11/-/-/-, found 10/-/-/-");
    expect(faultOf(...position, "~ 2,3/4,5,6/8,9,10/12,13,1")).toContain("5: hands: expected 2,3/");
    expect(faultOf(...position, "? 0 2 10-12 | 0 3 10-14 | 0 N")).toBe(
      "5: legal moves: missing 0 3 10-14; too many 0 3 10-13",
    );
    expect(faultOf(...position, "over 0")).toBe("5: over: expected 0, found a game that goes on");
  });

  test.each([
    ["1: expected a variant such as 4x2m", ["variant 5x2m"]],
    ['1: expected a "variant" line first', ["0 2 10-12"]],
    ['2: expected "first" and "deck"', ["variant 4x2m", "0 2 10-12"]],
    ["2: expected the balls of 4 seats", ["variant 4x2m", "balls 1/2", "hands -/-/-/-", "turn 0"]],
    [
      "2: expected a field for a ball of seat 0",
      ["variant 4x2m", "balls 64/-/-/-", "hands 1/1/1/1", "turn 0"],
    ],
    ["2: two balls stand on 5", ["variant 4x2m", "balls 5/5/-/-", "hands 1/1/1/1", "turn 0"]],
    [
      "2: only a ball on its own start can be fresh",
      ["variant 4x2m", "balls 5*/-/-/-", "hands 1/1/1/1", "turn 0"],
    ],
    ["2: expected at most 4 balls", ["variant 4x2m", "balls 1,2,3,4,5/-/-/-", "hands 1/1/1/1", "turn 0"]],
    ['3: expected a card, found "11"', ["variant 4x2m", "balls -/-/-/-", "hands 11/1/1/1"]],
    ["4: expected a seat below 4", ["variant 4x2m", "balls -/-/-/-", "hands 1/1/1/1", "turn 4"]],
    ["3: expected the 104 cards", ["variant 4x2m", "first 0", "deck 1,2,3"]],
    ["3: 4x2n is played without N", ["variant 4x2n", "first 0", "deck N,D"]],
    ['5: expected a move such as "0 5 17-22"', [...position, "hello"]],
    ['5: expected a move such as "0 5 17-22"', [...position, "0 5 17-22-23"]],
    ['5: expected a move such as "0 5 17-22"', [...position, "0 5 017-22"]],
    ['5: expected a move or a check, found "balls"', [...position, "balls 11/-/-/-"]],
    ['5: expected a move or a check, found "turn"', [...position, "turn 1"]],
    ["5: no deck follows a position", [...position, `deck ${deckOf("4x2m")}`]],
    [
      "4: the deck in use is not used up yet",
      ["variant 4x2m", "first 0", `deck ${deckOf("4x2m")}`, `deck ${deckOf("4x2m")}`],
    ],
    ['3: expected "deck" after "first"', ["variant 4x2m", "first 0", "balls -/-/-/-"]],
    ["3: 4x2n is played without D", ["variant 4x2n", "balls -/-/-/-", "hands D/1/1/1"]],
    [
      "3: expected at most 6 cards in a hand, found 7",
      ["variant 4x2m", "balls -/-/-/-", "hands 1,1,1,1,1,1,1/1/1/1"],
    ],
    ["4: seat 0 can't play from an empty hand", ["variant 4x2m", "balls -/-/-/-", "hands -/1/1/1", "turn 0"]],
    [
      "4: a team has all of its balls home",
      ["variant 4x2m", "balls h0.0,h0.1,h0.2,h0.3/-/h2.0,h2.1,h2.2,h2.3/-", "hands 1/1/1/1", "turn 0"],
    ],
    ["5: expected a move", [...position, "constructor x"]],
    ["5: expected a move", [...position, "__proto__ 1"]],
    ["5: expected a move", [...position, "valueOf"]],
  ])("refuses what it can't read: %s", (fault, lines) => {
    expect(faultOf(...lines)).toContain(fault);
  });
});

test("moves read back as they were written", () => {
  for (const text of [
    "2 trade 13",
    "0 5 17-22",
    "0 1 b0-0",
    "5 5 62-h5.2",
    "0 8 skip",
    "1 X skip",
    "0 N",
    "3 discard X",
  ]) {
    const move = parseMove(text);
    expect(move === undefined ? undefined : formatMove(move)).toBe(text);
  }
});

import { describe, expect, test } from "vitest";
import { type Move, parseMove } from "../move.ts";
import { position } from "../testSupport.ts";
import { featsOfGame } from "./featsOfGame.ts";
import { featsAfter, inWords, notIn, people } from "./testSupport.ts";

test("a 4 takes a ball home backwards", () => {
  expect(featsAfter({ balls: "2/-/-/-", hands: "4,2/2,2/2,2/2,2" }, "0 4 2-h0.1")).toContain("0 fourHome @1");
});

test("a 4 that goes past the start, or a 2 that goes home, is no such feat", () => {
  const hands = "4,2/2,2/2,2/2,2";
  expect(featsAfter({ balls: "2/-/-/-", hands }, "0 4 2-62")).toSatisfy(notIn("fourHome"));
  expect(featsAfter({ balls: "63/-/-/-", hands }, "0 2 63-h0.0")).toSatisfy(notIn("fourHome"));
});

const others = ["1 discard 2", "2 discard 2", "3 discard 2"];

describe("the shortcut", () => {
  const hands = "4,5/2,2/2,2/2,2";

  test("is a 4 back over the start, and home with the very next card", () => {
    const moves = ["0 4 0-60", ...others, "0 5 60-h0.0"];
    expect(featsAfter({ balls: "0*/-/-/-", hands }, ...moves)).toContain("0 shortcut @5");
  });

  test("is not taken by another ball, nor with a card in between", () => {
    const another = ["0 4 0-60", ...others, "0 4 2-h0.1"];
    const fours = { balls: "0*,2/-/-/-", hands: "4,4/2,2/2,2/2,2" };
    expect(featsAfter(fours, ...another)).toSatisfy(notIn("shortcut"));
    const later = ["0 4 0-60", ...others, "0 2 20-22", ...others, "0 5 60-h0.0"];
    const longer = { balls: "0*,20/-/-/-", hands: "4,5,2/2,2,2/2,2,2/2,2,2" };
    expect(featsAfter(longer, ...later)).toSatisfy(notIn("shortcut"));
  });
});

describe("the last card of a deal", () => {
  test("brings a ball home", () => {
    const found = featsAfter({ balls: "63/-/-/-", hands: "2/-/-/-" }, "0 2 63-h0.0");
    expect(found).toContain("0 lastCardHome @1");
  });

  test("is not one's own last card while others have some left", () => {
    const found = featsAfter({ balls: "63/-/-/-", hands: "2/2/-/-" }, "0 2 63-h0.0");
    expect(found).toSatisfy(notIn("lastCardHome"));
  });
});

test("only the first deal of a game is the first", () => {
  const found = (deal: number) => {
    const state = position("4x2m", "63/-/-/-", ["2,3", "2,3", "2,3", "2,3"]);
    state.table.deal = deal;
    return inWords(featsOfGame(state, [parseMove("0 2 63-h0.0") as Move], people));
  };
  expect(found(0)).toContain("0 firstDealHome @1");
  expect(found(1)).toSatisfy(notIn("firstDealHome"));
});

describe("a rush home", () => {
  const hands = "5,5,5/2,2,2/2,2,2/2,2,2";
  const two = ["0 5 63-h0.3", ...others, "0 5 62-h0.2", ...others];

  test("is three balls in one deal", () => {
    const found = featsAfter({ balls: "61,62,63/-/-/-", hands }, ...two, "0 5 61-h0.1");
    expect(found).toContain("0 homeRush 3 @9");
  });

  test("is not two balls, even with one that was home when the deal began", () => {
    const found = featsAfter(
      { balls: "62,63,h0.3/-/-/-", hands: "3,3,3/2,2,2/2,2,2/2,2,2" },
      ...["0 3 63-h0.1", ...others, "0 3 62-h0.0"],
    );
    expect(found).toSatisfy(notIn("homeRush"));
  });

  test("does not count a ball twice that a Tac has taken back", () => {
    const found = featsAfter(
      { balls: "61,62,63/20/-/-", hands: "5,5,5/12,X,2/2,2,2/2,2,2" },
      ...["0 5 63-h0.3", "1 12 20-32", "2 discard 2", "3 discard 2"],
      ...["0 5 62-h0.2", "1 X 32-37", "2 discard 2", "3 discard 2"],
      "0 5 62-h0.2",
    );
    expect(found).toSatisfy(notIn("homeRush"));
  });
});

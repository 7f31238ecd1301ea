import { describe, expect, test } from "vitest";
import { type Move, parseMove } from "../move.ts";
import { position } from "../testSupport.ts";
import { featsOfGame } from "./featsOfGame.ts";
import { featsAfter, inWords, notIn, people, winInFour } from "./testSupport.ts";

/** Seats 0 and 2 bring all of their balls home with fives, while these balls of the others stay where they are. */
const win = (one: string, three: string) => featsAfter(...winInFour(one, three));

describe("a comeback", () => {
  test("is a win from 0:7 balls at home, for both partners", () => {
    const found = win("h1.0,h1.1,h1.2,h1.3", "h3.1,h3.2,h3.3");
    expect(found).toContain("0 comeback 7 @15");
    expect(found).toContain("2 comeback 7 @15");
  });

  test("is not a win from 0:2", () => {
    expect(win("h1.2,h1.3", "-")).toSatisfy(notIn("comeback"));
  });
});

test("a photo finish is a win when the others have one ball to go", () => {
  expect(win("h1.0,h1.1,h1.2,h1.3", "h3.1,h3.2,h3.3")).toContain("0 photoFinish @15");
  expect(win("h1.1,h1.2,h1.3", "h3.1,h3.2,h3.3")).toSatisfy(notIn("photoFinish"));
});

test("a shutout is a win against nobody at home", () => {
  expect(win("-", "-")).toContain("2 shutout @15");
  expect(win("-", "h3.3")).toSatisfy(notIn("shutout"));
});

test("only who has lost no ball has won unscathed, even if a Tac has brought it back", () => {
  const found = featsAfter(
    { balls: "60,61,62,63/55/28,29,30,31/-", hands: "5,5,5,5/5,2,2,2/X,5,5,5/9,9,9,9" },
    ...["0 5 63-h0.3", "1 5 55-60", "2 X 31-h2.3", "3 discard 9"],
    ...["0 5 62-h0.2", "1 2 55-57", "2 5 30-h2.2", "3 discard 9"],
    ...["0 5 61-h0.1", "1 2 57-59", "2 5 29-h2.1", "3 discard 9"],
    ...["0 5 60-h0.0", "1 2 59-61", "2 5 28-h2.0"],
  );
  expect(found).toContain("2 unscathed @15");
  expect(found).not.toContain("0 unscathed @15");
});

test("a dry deal is one of discards only, before the win", () => {
  // Nobody can begin a deal with a Tac, nor repeat one that was discarded.
  const state = position("4x2m", "60,61,62,63/-/28,29,30,31/-", ["X", "X", "X", "X"]);
  const [five, nine] = [Array(5).fill(5), Array(5).fill(9)];
  state.deck = Uint8Array.from([five, nine, five, nine].flat());
  const moves = [
    ...["0 discard X", "1 discard X", "2 discard X", "3 discard X"],
    ...["0 trade 5", "1 trade 9", "2 trade 5", "3 trade 9"],
    ...["1 discard 9", "2 5 31-h2.3", "3 discard 9", "0 5 63-h0.3"],
    ...["1 discard 9", "2 5 30-h2.2", "3 discard 9", "0 5 62-h0.2"],
    ...["1 discard 9", "2 5 29-h2.1", "3 discard 9", "0 5 61-h0.1"],
    ...["1 discard 9", "2 5 28-h2.0", "3 discard 9", "0 5 60-h0.0"],
  ].map((text) => parseMove(text) as Move);
  const found = inWords(featsOfGame(state, moves, people));
  expect(found).toContain("0 dryDeal @24");
  expect(win("-", "-")).toSatisfy(notIn("dryDeal"));
});

test("the mate's last ball wins", () => {
  const finished = "h0.0,h0.1,h0.2,h0.3";
  const hands = "2,5/2,5/2,5/2,5";
  const found = featsAfter({ balls: `${finished}/-/31,h2.1,h2.2,h2.3/-`, hands }, "0 2 31-h2.0");
  expect(found).toContain("0 matesLastBall @1");
});

test("one's own last ball, or the mate's last but one, is no such feat", () => {
  const hands = "2,5/2,5/2,5/2,5";
  const own = featsAfter({ balls: "63,h0.1,h0.2,h0.3/-/h2.0,h2.1,h2.2,h2.3/-", hands }, "0 2 63-h0.0");
  expect(own).toSatisfy(notIn("matesLastBall"));
  const early = featsAfter({ balls: "h0.0,h0.1,h0.2,h0.3/-/20,31,h2.2,h2.3/-", hands }, "0 2 31-h2.0");
  expect(early).toSatisfy(notIn("matesLastBall"));
});

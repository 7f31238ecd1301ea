import { expect, test } from "vitest";
import { type Outcome, playGame } from "./match.ts";
import { summaryOf } from "./summary.ts";
import { tallyOf } from "./tally.ts";

/** Which of the sides made more choices. */
function busier({ milliseconds: { a, b } }: Outcome): "a" | "b" {
  return a.length > b.length ? "a" : "b";
}

test("a solid bot beats one that plays anything legal, on either side of the same deals", () => {
  const match = { variant: "4x2m", seed: 3, looks: undefined } as const;
  for (const n of [0, 1, 2, 3]) {
    expect(playGame({ ...match, a: "solid", b: "random" }, n)).toMatchObject({
      winner: "a",
      illegalMoves: 0,
    });
    expect(playGame({ ...match, a: "random", b: "solid" }, n)).toMatchObject({
      winner: "b",
      illegalMoves: 0,
    });
  }
});

test("of three teams one plays against two, and then the other way round", () => {
  const match = { a: "solid", b: "solid", variant: "6x3m", seed: 3, looks: undefined } as const;
  for (const pair of [0, 1, 2]) {
    expect(busier(playGame(match, 2 * pair))).toBe("b");
    expect(busier(playGame(match, 2 * pair + 1))).toBe("a");
  }
});

test("in Team-Tac one side has all seats", () => {
  const match = { a: "solid", b: "beginner", variant: "4x1m", seed: 3, looks: undefined } as const;
  const [first, second] = [playGame(match, 0), playGame(match, 1)];
  expect([first.winner, first.milliseconds.b.length]).toEqual(["a", 0]);
  expect([second.winner, second.milliseconds.a.length]).toEqual(["b", 0]);
  const summary = summaryOf(match, tallyOf([first, second]));
  expect(summary).toMatchObject({ games: 2, cards: { a: first.cards, b: second.cards } });
  expect(summary.winRate).toBeUndefined();
});

test("the same game of a match has the same moves each time", () => {
  const match = { a: "strong", b: "beginner", variant: "6x2m", seed: 3, looks: undefined } as const;
  const [one, again] = [playGame(match, 4), playGame(match, 4)];
  expect([again.winner, again.cards]).toEqual([one.winner, one.cards]);
});

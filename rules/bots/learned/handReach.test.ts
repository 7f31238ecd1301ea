import { expect, test } from "vitest";
import { handOf, noCard, tac, trickser } from "../../card.ts";
import { reachOf, unreachable } from "./handReach.ts";

test("a hand leads wherever some of its number cards lead together", () => {
  const { fewest, size } = reachOf(handOf([2, 3, 3, tac, trickser]), noCard);
  expect(size).toBe(5);
  expect([...fewest.subarray(0, 10)]).toEqual([
    unreachable,
    unreachable,
    1,
    1,
    unreachable,
    2,
    2,
    unreachable,
    3,
    unreachable,
  ]);
});

test("a 4 leads backward, and a fresh ball must take one before it goes home", () => {
  const { fewest, fewestWithFour } = reachOf(handOf([4, 5, 8]), noCard);
  expect([fewest[1], fewest[4], fewest[5], fewest[9]]).toEqual([2, 2, 1, 3]);
  expect([fewestWithFour[1], fewestWithFour[4], fewestWithFour[5], fewestWithFour[9]]).toEqual([
    2,
    2,
    unreachable,
    3,
  ]);
});

test("the card that is played leads nowhere any more", () => {
  const hand = handOf([2, 9, 9]);
  expect(reachOf(hand, 9).fewest[18]).toBe(unreachable);
  expect(reachOf(hand, 2).fewest[18]).toBe(2);
  expect(reachOf(hand, 2).counts[9]).toBe(2);
  expect(reachOf(hand, noCard).fewest[20]).toBe(3);
});

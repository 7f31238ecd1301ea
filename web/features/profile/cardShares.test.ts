import { expect, test } from "vitest";
import { cardSharesOf } from "./cardShares.ts";

test("each followed card is compared with its share in the deck, all others together", () => {
  const shares = cardSharesOf({
    cards: { total: [40, 30, 4], "7": [10, 9, 1], trickser: [4, 4, 0], "2": [20, 12, 2], "5": [6, 5, 1] },
  });
  expect(shares).toHaveLength(12);
  expect(shares.find(({ card }) => card === "7")).toEqual({
    ...{ card: "7", laid: 10, played: 9, traded: 1, share: 0.25, shareInDeck: 8 / 104 },
  });
  expect(shares.find(({ card }) => card === "T")).toMatchObject({
    laid: 4,
    share: 0.1,
    shareInDeck: 7 / 104,
  });
  expect(shares.at(-1)).toMatchObject({ card: null, laid: 26, played: 17, traded: 3 });
  expect(shares.reduce((sum, { shareInDeck }) => sum + shareInDeck, 0)).toBeCloseTo(1);
});

test("who has laid nothing has no shares", () => {
  expect(cardSharesOf({ cards: {} }).every(({ share }) => share === 0)).toBe(true);
});

import { describe, expect, test } from "vitest";
import { cardsOf } from "./card.ts";
import { tradePartner } from "./deal.ts";
import { legalMoves } from "./legal.ts";
import { moveCard, tradeMove } from "./move.ts";
import { newGame } from "./newGame.ts";
import { play } from "./play.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";
import { dealsLeft } from "./table.ts";
import { playRandomGame } from "./testSupport.ts";
import { variantNames, variantOf } from "./variant.ts";
import { everySeat } from "./whose.ts";

const seed = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);

describe("rules.md 3: one deal", () => {
  test("hands have the sizes of the table, the seat that plays first is the next one each time", () => {
    for (const name of variantNames) {
      const { seats, dealSizes } = variantOf(name);
      const deals: { size: number; first: number; turn: number; left: number }[] = [];
      playRandomGame({ variant: name, seed, length: 700 }, ({ table }) => {
        if (table.deal === deals.length) {
          const { first, turn, handSizes } = table;
          deals.push({ size: handSizes[0], first, turn, left: dealsLeft(table) });
        }
      });
      expect(deals.length).toBeGreaterThan(dealSizes.length);
      deals.forEach(({ size, first, turn, left }, deal) => {
        expect(size).toBe(dealSizes[deal % dealSizes.length]);
        expect(first).toBe((deals[0].first + deal) % seats);
        expect(turn).toBe(first);
        expect(left).toBe(dealSizes.length - 1 - (deal % dealSizes.length));
      });
    }
  });

  test("everybody sees who holds a 1 or 13 before the trade, and it stays so after it", () => {
    const state = newGame("4x2m", seed);
    const before = state.hands.map((hand) => (hand[1] + hand[13] > 0 ? 1 : 0));
    expect([...state.table.declared]).toEqual(before);
    tradeAll(state);
    expect([...state.table.declared]).toEqual(before);
  });

  test("each seat gives one card to its mate and gets one, when all have given", () => {
    for (const name of variantNames) {
      const state = newGame(name, seed);
      const gaveTo = tradeAll(state);
      expect(state.table.phase).toBe("play");
      expect(state.table.turn).toBe(state.table.first);
      for (const [giver, { taker, card }] of gaveTo.entries()) {
        expect(state.table.variant.teamOf[taker]).toBe(state.table.variant.teamOf[giver]);
        expect(taker).not.toBe(giver);
        expect(state.got[taker]).toBe(card);
      }
    }
  });

  test("threes give in a circle: in the first deal from s to s-2, then the other way round, deck after deck", () => {
    const { table } = newGame("6x2m", seed);
    for (let deal = 0; deal < 2 * table.variant.dealSizes.length; deal++) {
      table.deal = deal;
      const takers = everySeat(table.variant).map((seat) => tradePartner(table, seat));
      expect(takers).toEqual(deal % 2 === 0 ? [4, 5, 0, 1, 2, 3] : [2, 3, 4, 5, 0, 1]);
    }
  });

  test("a seat trades once, a card that it holds", () => {
    const state = newGame("4x2n", seed);
    const [card] = cardsOf(state.hands[2]);
    expect(refusal(state, tradeMove(2, 19))).toBe("not_in_hand");
    play(state, tradeMove(2, card));
    expect(refusal(state, tradeMove(2, card))).toBe("already_traded");
  });
});

/** Every seat trades a card; returns who gave which to whom. */
function tradeAll(state: State): { taker: number; card: number }[] {
  return everySeat(state.table.variant).map((seat) => {
    const taker = tradePartner(state.table, seat);
    const move = legalMoves(state).find((move) => move === tradeMove(seat, moveCard(move)));
    if (move === undefined) throw new Error(`seat ${seat} has nothing to give`);
    play(state, move);
    return { taker, card: moveCard(move) };
  });
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { isAmong } from "../bits.ts";
import { allCards, type Card, cardKinds, type Hand, isWayOut, noCard, waysOutIn } from "../card.ts";
import { tradeGiver } from "../deal.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, moveCard } from "../move.ts";
import { newGame } from "../newGame.ts";
import { play } from "../play.ts";
import { emptyState, type State } from "../state.ts";
import { choices, playRandomGame, position, randomGames } from "../testSupport.ts";
import type { Seat } from "../variant.ts";
import { viewOf } from "../view.ts";
import { everySeat } from "../whose.ts";
import { sampleState } from "./determinize.ts";
import type { SeatedView } from "./greedy.ts";
import { hiddenOf } from "./hidden.ts";

const seedOf = (n: number) => Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i) % 256);
/** A game in which 120 random draws fit in less than half of all cases. */
const scarceWaysOut = Uint8Array.from([
  106, 107, 233, 159, 99, 209, 24, 116, 43, 44, 40, 0, 161, 3, 39, 3, 255, 5, 53, 156, 7, 199, 12, 4, 77, 250,
  252, 253, 34, 160, 105, 13,
]);
const extent = { numRuns: runs(100) };

describe("a game drawn for a view", () => {
  test("looks just like the view, and holds every card of the deck once", () => {
    fc.assert(
      fc.property(randomGames(160), (game) => {
        const state = playRandomGame(game);
        fc.pre(state.table.phase !== "over");
        const view = seatedView(state);
        const drawn = drawFor(view);
        expect(viewOf(drawn, view.seat)).toEqual({
          ...view,
          memory: null,
          got: noCard,
          gave: viewOf(drawn, view.seat).gave,
        });
        expect(legalMoves(viewOf(drawn, view.seat))).toEqual(legalMoves(view));
        expect(hiddenCards(drawn, view.seat)).toEqual(hiddenCards(state, view.seat));
      }),
    );
  });

  test("gives every hand the cards that are known to be in it, and none that it can't hold", () => {
    fc.assert(
      fc.property(randomGames(400), (game) => {
        const state = playRandomGame(game);
        fc.pre(state.table.phase === "play");
        const view = seatedView(state);
        const drawn = drawFor(view);
        const { known, lacks } = view.memory as NonNullable<SeatedView["memory"]>;
        for (const seat of everySeat(state.table.variant).filter((other) => other !== view.seat)) {
          for (const card of allCards) {
            const held = drawn.hands[seat][card];
            expect(held).toBeGreaterThanOrEqual(known[seat][card]);
            if (isAmong(lacks[seat], card)) expect(held).toBe(0);
          }
        }
      }),
      extent,
    );
  });

  test("fits what every seat declared before the trade", () => {
    fc.assert(
      fc.property(randomGames(60), (game) => {
        const state = playRandomGame(game);
        fc.pre(state.table.phase === "trade");
        const { hands, gave } = drawFor(seatedView(state));
        for (const seat of everySeat(state.table.variant)) {
          const isHolding = waysOutIn(hands[seat]) > 0 || isWayOut(gave[seat]);
          expect(isHolding).toBe(state.table.declared[seat] === 1);
        }
      }),
      extent,
    );
  });

  test("fits it also afterwards, with some trade that may have been", () => {
    fc.assert(
      fc.property(randomGames(400), (game) => {
        const state = playRandomGame(game);
        fc.pre(state.table.phase === "play");
        const view = seatedView(state);
        expect(tradesThatExplain(view, drawFor(view).hands)).not.toEqual([]);
      }),
      extent,
    );
  });

  test("fits where all six have declared a 1 or 13 and hardly more of them are left than must be held", () => {
    const state = playRandomGame({ variant: "6x2m", seed: scarceWaysOut, length: 335 });
    const view = seatedView(state);
    for (let n = 0; n < 20; n++) expect(tradesThatExplain(view, drawFor(view, n).hands)).not.toEqual([]);
  });

  test("gives no way out to a seat that could not come out", () => {
    const state = position("4x2n", "10/-/-/-", ["2,3", "5,6", "2,9", "2,10"], 1);
    state.table.declared.fill(1);
    state.table.first = 1;
    play(state, legalMoves(viewOf(state, 1))[0]);
    const view = viewOf(state, 2) as SeatedView;
    for (let n = 0; n < 20; n++) expect(waysOutIn(drawFor(view, n).hands[1])).toBe(0);
  });

  test("leaves the card that one gave with the one who got it", () => {
    const state = newGame("4x2m", seedOf(7));
    const given: Card[] = [];
    for (const seat of [0, 1, 2, 3]) {
      const [move] = legalMoves(viewOf(state, seat));
      given.push(moveCard(move));
      play(state, move);
    }
    const view = seatedView(state);
    const partner = (view.seat + 2) % 4;
    for (let n = 0; n < 20; n++) {
      expect(drawFor(view, n).hands[partner][given[view.seat]]).toBeGreaterThan(0);
    }
  });

  test("knows the whole hand that a Narr took from one", () => {
    const state = position("4x2m", "-/-/-/-", ["N,2,3", "5,6", "9,9", "10,12"]);
    state.table.declared.fill(1);
    const narrMove = legalMoves(state).find((move) => formatMove(move) === "0 N");
    play(state, narrMove ?? expect.fail("the Narr can't be played"));
    const { hands } = drawFor(seatedView(state));
    expect(hands[3]).toEqual(state.hands[3]);
  });
});

/** All sets of seats that may have traded a 1 or 13, as far as the hands don't contradict it. */
function tradesThatExplain(view: SeatedView, hands: readonly Hand[]): Seat[][] {
  const { table, memory, seat: viewer, gave, got } = view;
  const seats = everySeat(table.variant);
  const waysOutAfterTrade = new Map<Seat, number>();
  memory?.dealtTo.forEach((origin, holder) => {
    waysOutAfterTrade.set(origin, waysOutIn(hands[holder]) + memory.waysOut[origin]);
  });
  const all = seats.reduce<Seat[][]>((sets, seat) => sets.flatMap((set) => [set, [...set, seat]]), [[]]);
  return all.filter((givers) => {
    const isGiver = (seat: Seat) => givers.includes(seat);
    if (isGiver(viewer) !== isWayOut(gave) || isGiver(tradeGiver(table, viewer)) !== isWayOut(got))
      return false;
    return seats.every((seat) => {
      const kept = (waysOutAfterTrade.get(seat) as number) - (isGiver(tradeGiver(table, seat)) ? 1 : 0);
      if (kept < 0) return false;
      const dealt = kept + (isGiver(seat) ? 1 : 0);
      return dealt > 0 === (table.declared[seat] === 1);
    });
  });
}

function seatedView(state: State): SeatedView {
  const { phase, traded, turn } = state.table;
  return viewOf(state, phase === "trade" ? traded.indexOf(0) : turn) as SeatedView;
}

function drawFor(view: SeatedView, n = 0): State {
  const into = emptyState(view.table.variant, 0, () => undefined);
  const { table } = viewOf({ ...into, table: view.table }, null);
  return sampleState(hiddenOf(view), choices(seedOf(n)), { ...into, table });
}

/** How many of each card a seat can't see. */
function hiddenCards(state: State, seat: Seat): number[] {
  const counts = new Array<number>(cardKinds).fill(0);
  state.hands.forEach((hand, holder) => {
    if (holder !== seat) for (const card of allCards) counts[card] += hand[card];
  });
  for (const card of state.deck.subarray(state.dealt)) counts[card]++;
  state.gave.forEach((card, giver) => {
    if (state.table.phase === "trade" && giver !== seat && card !== noCard) counts[card]++;
  });
  return counts;
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { isAmong } from "./bits.ts";
import { allCards, type Card, cardsOf, handOf, narr, teufel, waysOutIn } from "./card.ts";
import { tradePartner } from "./deal.ts";
import { legalMoves } from "./legal.ts";
import { Memory, type SeatMemory } from "./memory.ts";
import { formatMove } from "./move.ts";
import { newGame } from "./newGame.ts";
import { play } from "./play.ts";
import type { State } from "./state.ts";
import { playRandomGame, playSensibleGame, position as positionOf, randomGames } from "./testSupport.ts";
import { variantNames } from "./variant.ts";
import { viewOf } from "./view.ts";
import { everySeat } from "./whose.ts";

describe("what a seat remembers", () => {
  test("is true after any number of moves", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        expectTrueMemories(playRandomGame(game, expectTrueMemories));
      }),
      { numRuns: runs(25) },
    );
  });

  test.each(variantNames)("is true at every move of a game of %s that is played to its end", (variant) => {
    playSensibleGame(variant, new Uint8Array(32).fill(5), expectTrueMemories);
  });

  test.each(variantNames)("tells whose hand is where, and what was laid of it, in %s", (variant) => {
    let dealt: Uint8Array[] = [];
    let waysOut: number[] = [];
    playSensibleGame(variant, new Uint8Array(32).fill(6), ({ table, hands, memory }) => {
      if (table.phase === "trade") {
        dealt = [...hands];
        return;
      }
      if (table.pile.length === 0) waysOut = dealt.map(waysOutIn);
      const remembered = memory?.of(0) as SeatMemory;
      // A hand stays the same array, wherever a Narr takes it.
      expect([...remembered.dealtTo]).toEqual(hands.map((hand) => dealt.indexOf(hand)));
      expect([...remembered.waysOut]).toEqual(dealt.map((hand, seat) => waysOut[seat] - waysOutIn(hand)));
    });
  });

  test("is the card that it gave, until as many of that kind are laid out of the hand", () => {
    const state = newGame("4x2m", new Uint8Array(32).fill(3));
    for (const seat of everySeat(state.table.variant)) play(state, legalMoves(viewOf(state, seat))[0]);
    for (const seat of everySeat(state.table.variant)) {
      const partner = tradePartner(state.table, seat);
      expect(cardsOf(knownTo(state, seat, partner))).toEqual([state.gave[seat]]);
    }
    const { turn } = state.table;
    const giver = tradePartner(state.table, turn);
    state.memory?.laid(turn, state.gave[giver]);
    expect(cardsOf(knownTo(state, giver, turn))).toEqual([]);
  });

  test("is the hand that a Narr passed on", () => {
    const state = position(["N,2,3", "5,6", "9,9", "10,12"]);
    playText(state, "0 N");
    expect(cardsOf(knownTo(state, 0, 3))).toEqual([2, 3]);
    expect(cardsOf(knownTo(state, 1, 0))).toEqual([5, 6]);
    expect(cardsOf(knownTo(state, 1, 2))).toEqual([]);
    // The own hand needs no memory.
    expect(cardsOf(knownTo(state, 0, 0))).toEqual([]);
    expect([...(state.memory?.of(2).dealtTo ?? [])]).toEqual([1, 2, 3, 0]);
  });

  test("is the hand that a devil looked at, less what it laid of it, and wherever a Narr takes it", () => {
    const state = position(["D,2", "5,N,9", "9,9", "10,12"]);
    playText(state, "0 D");
    playText(state, "0 N");
    expect(state.table.holder).toBe(1);
    expect(cardsOf(knownTo(state, 0, 0))).toEqual([]);
    expect(cardsOf(knownTo(state, 0, 1))).toEqual([9, 9]);
    expect(cardsOf(knownTo(state, 0, 3))).toEqual([2]);
    expect(cardsOf(knownTo(state, 1, 0))).toEqual([5, 9]);
    expect(cardsOf(knownTo(state, 2, 1))).toEqual([9, 9]);
    expect(cardsOf(knownTo(state, 2, 0))).toEqual([]);
  });

  test("is the rest of equal cards after one of them was laid, and of others nothing is forgotten", () => {
    const memory = new Memory(4);
    memory.showed(0, 1, handOf([9, 9, 9, 5]));
    memory.laid(1, 9);
    memory.laid(2, 5);
    expect(cardsOf(memory.of(0).known[1])).toEqual([5, 9, 9]);
    memory.laid(1, 9);
    expect(cardsOf(memory.copy().of(0).known[1])).toEqual([5, 9]);
  });

  test("is what could have been played instead of a card that was laid unused", () => {
    const state = position(["2,3", "5,6", "9,9", "10,12"]);
    playText(state, "0 discard 2");
    const lacking = lackedBy(state, 0);
    expect(lacking).toEqual(expect.arrayContaining([1, 13, teufel, narr]));
    expect(lacking).not.toContain(5);
  });

  test("is nothing where a seat had to skip", () => {
    const state = position(["8,3", "5,6", "9,9", "10,12"], "10/-/-/-");
    playText(state, "0 8 skip");
    playText(state, "1 discard 5");
    expect(lackedBy(state, 1)).toEqual([]);
  });

  test("is forgotten with the next deal", () => {
    const state = newGame("4x2m", new Uint8Array(32).fill(3));
    for (let deal = state.table.deal; state.table.deal === deal; ) play(state, legalMoves(state)[0]);
    expect(viewOf(state, 0).memory).toEqual(new Memory(4).of(0));
  });
});

/** Fails if a seat believes something wrong about another hand. */
function expectTrueMemories(state: State): void {
  const { variant } = state.table;
  for (const viewer of everySeat(variant)) {
    const { known, lacks, dealtTo } = viewOf(state, viewer).memory as SeatMemory;
    expect(dealtTo.toSorted()).toEqual(Uint8Array.from(everySeat(variant)));
    for (const seat of everySeat(variant)) {
      const hand = state.hands[seat];
      const isWrong = hand.some(
        (count, card) => known[seat][card] > count || (count > 0 && isAmong(lacks[seat], card)),
      );
      if (isWrong) expect.fail(`${viewer} remembers of ${seat} what is not so: it holds ${cardsOf(hand)}`);
    }
  }
}

function knownTo(state: State, viewer: number, seat: number): Uint8Array {
  return viewOf(state, viewer).memory?.known[seat] as Uint8Array;
}

function lackedBy(state: State, seat: number): Card[] {
  const lacks = viewOf(state, 0).memory?.lacks[seat] as number;
  return allCards.filter((card) => isAmong(lacks, card));
}

function playText(state: State, text: string): void {
  const move = legalMoves(state).find((legal) => formatMove(legal) === text);
  if (move === undefined) expect.fail(`${text} is not legal`);
  play(state, move);
}

/** A game of four seats in which seat 0 is to play. */
function position(hands: string[], balls = "-/-/-/-"): State {
  return positionOf("4x2m", balls, hands);
}

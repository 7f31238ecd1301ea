/** Helpers of the tests of rules/. */

import fc from "fast-check";
import { parseBalls } from "./balls.ts";
import { chooseMove } from "./bots/bot.ts";
import { type Card, cardsOf, handOf, noCard, parseCard } from "./card.ts";
import { chanceStream, type Random } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import { legalMoves } from "./legal.ts";
import { Memory } from "./memory.ts";
import { type Move, moveSeat } from "./move.ts";
import { newGame } from "./newGame.ts";
import { type ReplayCounts, replay } from "./notation/replay.ts";
import { play } from "./play.ts";
import { copyState, emptyState, type State } from "./state.ts";
import { type Seat, type VariantName, variantNames, variantOf } from "./variant.ts";
import { viewOf } from "./view.ts";

/** Plays a record of notation.md back and makes its checks; throws at the first that fails. */
export function record(...lines: string[]): ReplayCounts {
  return replay(lines.join("\n"));
}

/** A game played at random for a while: enough to say which. */
export interface RandomGame {
  variant: VariantName;
  seed: Uint8Array;
  /** How many moves are played, unless the game is over before. */
  length: number;
}

/** Any game of any variant, up to `maxLength` moves long. */
export function randomGames(maxLength: number): fc.Arbitrary<RandomGame> {
  return fc.record({
    variant: fc.constantFrom(...variantNames),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    length: fc.nat({ max: maxLength }),
  });
}

/** Chance that has nothing to do with the cards of the game. */
export function choices(seed: Uint8Array): Random {
  return chanceStream(seed, 2 ** 31);
}

/** What a legal move leads to, and what happens on the way; `state` stays as it is. */
export function playedOn(state: State, move: Move): { next: State; happened: GameEvent[] } {
  const next = copyState(state);
  const happened: GameEvent[] = [];
  play(next, move, happened);
  return { next, happened };
}

/** Plays a random game; `beforeMove` sees each move with the state that it is played in. Gives the state at the end. */
export function playRandomGame(game: RandomGame, beforeMove?: (state: State, move: Move) => void): State {
  const state = newGame(game.variant, game.seed);
  const random = choices(game.seed);
  for (let played = 0; played < game.length; played++) {
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    const move = moves[random(moves.length)];
    beforeMove?.(state, move);
    play(state, move);
  }
  return state;
}

/**
 * Plays a whole game as people might: three moves of four are those of level 2, the others are played at random, so that games end
 * and all comes up. `beforeMove` sees each state before it is played on; gives the last.
 */
export function playSensibleGame(
  variant: VariantName,
  seed: Uint8Array,
  beforeMove: (state: State) => void,
): State {
  const state = newGame(variant, seed);
  const random = choices(seed);
  while (state.table.phase !== "over") {
    beforeMove(state);
    const moves = legalMoves(state);
    const any = moves[random(moves.length)];
    const sensible = random(4) > 0 && chooseMove(viewOf(state, moveSeat(any)), "solid", random);
    play(state, sensible || any);
  }
  return state;
}

/** How many of each card there are in hands, in the trade, in the rest of the deck and among those laid since the shuffle. */
export function countCards(state: State): number[] {
  const { table } = state;
  const counts = [...table.gone];
  for (const hand of state.hands) for (const card of cardsOf(hand)) counts[card]++;
  for (const card of state.deck.subarray(state.dealt)) counts[card]++;
  if (table.phase === "trade") for (const card of state.gave) if (card !== noCard) counts[card]++;
  // A seven under way lies on the pile already and stays in the hand until its last step.
  if (table.seven.left > 0) counts[table.seven.card]--;
  return counts;
}

/** A game in the middle of a deal: these balls (notation.md), a hand a seat such as `10,X`, and `turn` is to play. */
export function position(name: VariantName, balls: string, hands: string[], turn: Seat = 0): State {
  const variant = variantOf(name);
  const state: State = { ...emptyState(variant, turn, () => undefined), memory: new Memory(variant.seats) };
  state.table.board.copyFrom(parseBalls(variant, balls));
  state.table.phase = "play";
  state.table.deal = 0;
  hands.forEach((hand, seat) => {
    const cards = hand.split(",").map((card) => parseCard(card) as Card);
    state.hands[seat] = handOf(cards);
    state.table.handSizes[seat] = cards.length;
  });
  return state;
}

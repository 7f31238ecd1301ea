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
import { seatsUntilOver } from "./untilOver.ts";
import { type Seat, type VariantName, variantNames, variantOf } from "./variant.ts";
import { viewOf } from "./view.ts";

/** Replays a record of notation.md and runs its checks; throws at the first that fails. */
export function record(...lines: string[]): ReplayCounts {
  return replay(lines.join("\n"));
}

/** A game played at random for a while: what identifies it. */
export interface RandomGame {
  variant: VariantName;
  seed: Uint8Array;
  /** How many moves are played, unless the game ends before. */
  length: number;
}

/** A random game of any variant, up to `maxLength` moves long. */
export function randomGames(maxLength: number): fc.Arbitrary<RandomGame> {
  return fc.record({
    variant: fc.constantFrom(...variantNames),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    length: fc.nat({ max: maxLength }),
  });
}

/** Random numbers independent of the game's cards. */
export function choices(seed: Uint8Array): Random {
  return chanceStream(seed, 2 ** 31);
}

/** The state after a legal move, and its events; `state` is not changed. */
export function playedOn(state: State, move: Move): { next: State; happened: GameEvent[] } {
  const next = copyState(state);
  const happened: GameEvent[] = [];
  play(next, move, happened);
  return { next, happened };
}

/** Plays a random game; `beforeMove` gets each move with the state before it. Returns the final state. */
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
 * Plays a whole game as people might: three of four moves are those of level 2, the others are random, so that games
 * end and everything occurs. `beforeMove` gets each state before its move; returns the final state.
 */
export function playSensibleGame(
  variant: VariantName,
  seed: Uint8Array,
  beforeMove: (state: State) => void,
): State {
  const state = newGame(variant, seed);
  const random = choices(seed);
  for (const seat of seatsUntilOver(state)) {
    beforeMove(state);
    const moves = legalMoves(state);
    const any = moves[random(moves.length)];
    const decider = state.table.phase === "trade" ? moveSeat(any) : seat;
    const sensible = random(4) > 0 && chooseMove(viewOf(state, decider), "solid", random);
    play(state, sensible || any);
  }
  return state;
}

/**
 * How many of each card there are in hands, in the trade, in the rest of the deck and on the piles since the shuffle.
 */
export function countCards(state: State): number[] {
  const { table } = state;
  const counts = [...table.gone];
  for (const hand of state.hands) for (const card of cardsOf(hand)) counts[card]++;
  for (const card of state.deck.subarray(state.dealt)) counts[card]++;
  if (table.phase === "trade") for (const card of state.gave) if (card !== noCard) counts[card]++;
  // An unfinished seven is on the pile already and stays in the hand until its last step.
  if (table.seven.left > 0) counts[table.seven.card]--;
  return counts;
}

/** A game in the middle of a deal: these balls (notation.md), one hand per seat such as `10,X`, and `turn` to play. */
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

import { type Durations, durationsOf, joined, sumOf } from "./durations.ts";
import type { Outcome, Side } from "./match.ts";

/** The summed results of games of one match. */
export interface Tally {
  games: number;
  /** Games that each side has won; in Team-Tac that each side has played. */
  wins: Record<Side, number>;
  illegalMoves: number;
  /** Cards played in the games that each side has won. */
  cards: Record<Side, number>;
  /** CPU time of each choice among more than one move. */
  choices: Record<Side, Durations>;
}

export const noGames: Tally = {
  games: 0,
  wins: { a: 0, b: 0 },
  illegalMoves: 0,
  cards: { a: 0, b: 0 },
  choices: { a: {}, b: {} },
};

export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const wonBy = (side: Side) => outcomes.filter(({ winner }) => winner === side);
  const cardsOf = (side: Side) => wonBy(side).reduce((sum, { cards }) => sum + cards, 0);
  const choicesOf = (side: Side) => durationsOf(outcomes.flatMap(({ milliseconds }) => milliseconds[side]));
  return {
    games: outcomes.length,
    wins: { a: wonBy("a").length, b: wonBy("b").length },
    illegalMoves: outcomes.reduce((sum, { illegalMoves }) => sum + illegalMoves, 0),
    cards: { a: cardsOf("a"), b: cardsOf("b") },
    choices: { a: choicesOf("a"), b: choicesOf("b") },
  };
}

/** The CPU time of both sides, in ms. */
export function timeSpent({ choices }: Tally): number {
  return sumOf(choices.a) + sumOf(choices.b);
}

/** The sum of two tallies. */
export function added(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    wins: { a: one.wins.a + other.wins.a, b: one.wins.b + other.wins.b },
    illegalMoves: one.illegalMoves + other.illegalMoves,
    cards: { a: one.cards.a + other.cards.a, b: one.cards.b + other.cards.b },
    choices: {
      a: joined(one.choices.a, other.choices.a),
      b: joined(one.choices.b, other.choices.b),
    },
  };
}

import { variantOf } from "#rules/index.ts";
import type { Match, Outcome, Side } from "./match.ts";

/** What a match has shown. */
export interface Summary {
  games: number;
  /** Games that side a has won, their share, and its 95 % interval; not in Team-Tac. */
  wins?: number;
  winRate?: number;
  interval?: [number, number];
  illegalMoves: number;
  /** CPU milliseconds of a choice among more than one move. */
  milliseconds: Record<Side, { median: number; p99: number }>;
  /** Mean number of cards laid in a game; in Team-Tac in each side's own games. */
  cards: number | Record<Side, number>;
}

export function summaryOf({ variant }: Pick<Match, "variant">, outcomes: readonly Outcome[]): Summary {
  const games = outcomes.length;
  const wonBy = (side: Side) => outcomes.filter(({ winner }) => winner === side);
  const wins = wonBy("a").length;
  const common = {
    games,
    illegalMoves: sum(outcomes.map(({ illegalMoves }) => illegalMoves)),
    milliseconds: { a: times(outcomes, "a"), b: times(outcomes, "b") },
  };
  if (variantOf(variant).isTeamTac) {
    return { ...common, cards: { a: meanCards(wonBy("a")), b: meanCards(wonBy("b")) } };
  }
  const winRate = round(wins / games);
  return { ...common, wins, winRate, interval: wilson(wins, games), cards: meanCards(outcomes) };
}

/** The 95 % interval of a share (Wilson's score interval). */
function wilson(hits: number, tries: number): [number, number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const whole = 1 + (z * z) / tries;
  return [round((middle - half) / whole), round((middle + half) / whole)];
}

function times(outcomes: readonly Outcome[], side: Side): { median: number; p99: number } {
  const sorted = outcomes.flatMap(({ milliseconds }) => milliseconds[side]).sort((x, y) => x - y);
  const quantile = (share: number) => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: quantile(0.5), p99: quantile(0.99) };
}

function meanCards(outcomes: readonly Outcome[]): number {
  return round(sum(outcomes.map(({ cards }) => cards)) / Math.max(1, outcomes.length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(number: number): number {
  return Number(number.toFixed(3));
}

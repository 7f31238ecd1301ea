import { variantOf } from "#rules/index.ts";
import { type Durations, quantile } from "./durations.ts";
import type { Match, Side } from "./match.ts";
import type { Tally } from "./tally.ts";

/** The result of a match. */
export interface Summary {
  games: number;
  /** Games won by side a, their fraction, and its 95 % interval; not in Team-Tac. */
  wins?: number;
  winRate?: number;
  interval?: [number, number];
  illegalMoves: number;
  /** CPU milliseconds of a choice among more than one move, to 2.5 %. */
  milliseconds: Record<Side, { median: number; p99: number }>;
  /** The mean number of cards played in a game; in Team-Tac in each side's own games. */
  cards: number | Record<Side, number>;
}

export function summaryOf({ variant }: Pick<Match, "variant">, tally: Tally): Summary {
  const { games, wins, illegalMoves, cards, choices } = tally;
  const common = {
    games,
    illegalMoves,
    milliseconds: { a: timesOf(choices.a), b: timesOf(choices.b) },
  };
  if (variantOf(variant).isTeamTac) {
    return { ...common, cards: { a: mean(cards.a, wins.a), b: mean(cards.b, wins.b) } };
  }
  return {
    ...common,
    wins: wins.a,
    winRate: round(wins.a / games),
    interval: wilson(wins.a, games),
    cards: mean(cards.a + cards.b, games),
  };
}

/** The 95 % interval of a fraction (Wilson's score interval). */
function wilson(hits: number, tries: number): [number, number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const whole = 1 + (z * z) / tries;
  return [round((middle - half) / whole), round((middle + half) / whole)];
}

function timesOf(durations: Durations): { median: number; p99: number } {
  return { median: round(quantile(durations, 0.5)), p99: round(quantile(durations, 0.99)) };
}

function mean(sum: number, count: number): number {
  return round(sum / Math.max(1, count));
}

function round(number: number): number {
  return Number(number.toFixed(3));
}

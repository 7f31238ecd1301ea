import type { CardName } from "#rules/card.ts";
import { type Axis, axes, type MissingReason } from "#schema/playerStats.ts";

/** The sums over a player's games that the axes are computed from; times in ms. */
export interface Sums {
  /** Games against others. */
  won: number;
  lost: number;
  /** Team-Tac, played to its end. */
  team: number;
  aborted: number;
  moves: number;
  thinkingTime: number;
  ballsLost: number;
  kickedOpponents: number;
  kickedMates: number;
  kickedOwn: number;
  skipsCaused: number;
  cards: Partial<Record<CardName, { laid: number; played: number; traded: number }>>;
}

/** A share from 0 to 100, rounded, or why there is none. */
export type AxisValue = { value: number; reason: null } | { value: null; reason: MissingReason };

/** The cards that are hard to part with. */
const special: readonly CardName[] = ["1", "4", "7", "8", "13", "T", "X", "E", "D", "K", "N"];

/** The seven axes of a player (original.md 5.1), in the order of `axes`. */
export function axesOf(sums: Sums): AxisValue[] {
  const { won, lost, team, aborted, moves, thinkingTime, ballsLost, skipsCaused } = sums;
  const kicked = sums.kickedOpponents + sums.kickedMates + sums.kickedOwn;
  const traded = sumOf(sums, "traded");
  const games = won + lost + team + aborted;
  const values: Record<Axis, AxisValue> = {
    success: share(won, won + lost, "no_games_against_others"),
    generosity: share(sumOf(sums, "traded", special), traded, "no_cards_traded"),
    aggression: share(kicked, kicked + ballsLost, "no_balls_knocked_out"),
    // Whoever needs ten seconds for a move, or less, decides quickly. Moves without any time count as quick, too.
    decision: share(moves, Math.max(moves, thinkingTime / 1000 / 10), "no_moves"),
    resentment: share(skipsCaused, sums.cards["8"]?.played ?? 0, "no_eights_played"),
    usage: share(sumOf(sums, "played"), sumOf(sums, "laid"), "no_cards_laid"),
    persistence: share(games - aborted, games, "no_games"),
  };
  return axes.map((axis) => values[axis]);
}

/** The sum of a count over cards, all of them by default. */
export function sumOf(
  { cards }: Pick<Sums, "cards">,
  what: "laid" | "played" | "traded",
  of?: readonly CardName[],
): number {
  const names = of ?? (Object.keys(cards) as CardName[]);
  return names.reduce((total, card) => total + (cards[card]?.[what] ?? 0), 0);
}

function share(part: number, whole: number, reason: MissingReason): AxisValue {
  if (whole === 0) return { value: null, reason };
  return { value: Math.min(100, Math.round((100 * part) / whole)), reason: null };
}

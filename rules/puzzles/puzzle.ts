/** Puzzles: positions with a goal that a search can decide, never one of taste. */

import type { Move } from "../move.ts";
import type { Place } from "../place.ts";
import type { Seat, VariantName } from "../variant.ts";

/** What puzzles ask for; docs/puzzles.md has the exact goals. */
export const puzzleKinds = [
  "bringHome",
  "knockOut",
  "winNow",
  "savePartner",
  "block",
  "homeTogether",
] as const;
export type PuzzleKind = (typeof puzzleKinds)[number];

/** From the easiest on; docs/puzzles.md says how they are measured. */
export const difficulties = ["easy", "medium", "hard", "expert"] as const;
export type Difficulty = (typeof difficulties)[number];

/** What has to be so after the solver's last turn. "Opponents" are the seats that do not win together with the solver. */
export type Goal =
  /** `count` more marbles of the solver's team are home than before the turn. */
  | { readonly kind: "bringHome"; readonly count: number }
  /** The turn knocks out at least `count` marbles of opponents. */
  | { readonly kind: "knockOut"; readonly count: number }
  /** The game is over and the solver's team has won: the next seat can't answer with a Tac. */
  | { readonly kind: "winNow" }
  /**
   * The partner's marble that stands on the ring field `marble` before the turn is not in its base, and if an opponent
   * plays next, no turn of that opponent puts it there.
   */
  | { readonly kind: "savePartner"; readonly marble: Place }
  /** An opponent plays next and can only discard. */
  | { readonly kind: "block" }
  /** Team-Tac: `count` more marbles, whoever's they are, are home than before the first of two turns. */
  | { readonly kind: "homeTogether"; readonly count: number };

/** A position as notation.md writes it, and the cards laid in it so far. */
export interface Position {
  readonly variant: VariantName;
  /** The balls before `laid`. */
  readonly balls: string;
  /** All hands before `laid`. */
  readonly hands: string;
  /** The seat that acts first, in `laid` or, without it, as the solver. */
  readonly turn: Seat;
  /** Moves before the puzzle begins: the card that a Tac of the solver would repeat. Mostly empty. */
  readonly laid: readonly Move[];
}

export interface Puzzle {
  /** Short and stable: it follows from goal and position, and is the same for all their rotations. */
  readonly id: string;
  readonly goal: Goal;
  readonly difficulty: Difficulty;
  readonly position: Position;
  /** The seat that solves the puzzle. */
  readonly seat: Seat;
  /**
   * How many turns the solver decides on: the own one, and in `homeTogether` also that of the seat after it. A card
   * that is played because of a Narr or a Teufel belongs to the same turn.
   */
  readonly turns: number;
  /**
   * The seats whose hands the solver sees, its own among them. Of the other hands the solver knows only how many cards
   * they hold, and no solution depends on more.
   */
  readonly open: readonly Seat[];
}

import type { VariantName } from "../variant.ts";

/** The seats and teams of a variant, without its deck. */
export const variantFamilies = ["4x2", "6x2", "6x3", "4x1", "6x1"] as const;
export type VariantFamily = (typeof variantFamilies)[number];

/** The family of a variant. */
export function familyOf(variant: VariantName): VariantFamily {
  return variant.slice(0, 3) as VariantFamily;
}

/** What the feats over a player's history are computed from. Aborted games and those of replaced players count nowhere. */
export interface CareerTotals {
  /** Games played to their end, by family. */
  finished: Readonly<Record<VariantFamily, number>>;
  /** Games won, by family; in Team-Tac every finished game is won. */
  won: Readonly<Record<VariantFamily, number>>;
  /** Each variant that the player has won at least once. */
  variantsWon: readonly VariantName[];
  /** Games won in which every opponent was a bot of the level "master"; none of them Team-Tac. */
  wonAgainstMasters: number;
  /** Games won in a row, up to the last one that was finished; Team-Tac is left out. */
  currentStreak: number;
  /** The most games ever won in a row; Team-Tac is left out. */
  longestStreak: number;
  /** The most different people that the player had as partners in finished games of one calendar week. */
  mostPartnersInAWeek: number;
}

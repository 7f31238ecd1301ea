import type { Family } from "../family.ts";
import type { VariantName } from "../variant.ts";

/** What the feats over a player's history are computed from. Aborted games and those of replaced players count nowhere. */
export interface CareerTotals {
  /** Games played to their end, by family. */
  finished: Readonly<Record<Family, number>>;
  /** Games won, by family; in Team-Tac every finished game is won. */
  won: Readonly<Record<Family, number>>;
  /** Each variant that the player has won at least once. */
  variantsWon: readonly VariantName[];
  /** Games won in which every opponent was a bot of the level "master"; none of them Team-Tac. */
  wonAgainstMasters: number;
  /** Games won in a row, up to the last one that was finished; Team-Tac is left out. */
  currentStreak: number;
  /** The most games ever won in a row; Team-Tac is left out. */
  longestStreak: number;
}

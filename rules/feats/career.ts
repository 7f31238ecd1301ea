import { type Family, families } from "../family.ts";
import { variantNames } from "../variant.ts";
import type { CareerTotals } from "./careerTotals.ts";
import type { CareerFeat } from "./feat.ts";

/** Feats over all games of a player. */
export const career = {
  /** Played many games to their end. */
  games: {
    levels: { atLeast: [10, 100, 1000] },
    ofCareer: ({ finished }) => sumOf(finished, families),
  },
  /** Won many games against others. */
  victories: {
    levels: { atLeast: [10, 100, 1000] },
    ofCareer: ({ won }) => sumOf(won, familiesAgainstOthers),
  },
  /** Finished many games of Team-Tac. */
  teamGames: { levels: { atLeast: [10, 100] }, ofCareer: ({ won }) => sumOf(won, ["4x1", "6x1"]) },
  /** Won several games against others in a row. */
  streak: {
    levels: { atLeast: [3, 5, 10] },
    ofCareer: ({ currentStreak, longestStreak }) => Math.max(currentStreak, longestStreak),
  },
  /** Won at every kind of table, whatever the deck. */
  everyTable: { ofCareer: ({ won }) => families.every((family) => won[family] > 0) },
  /** Won in every variant, with and without master cards. */
  everyVariant: { ofCareer: ({ variantsWon }) => variantNames.every((name) => variantsWon.includes(name)) },
  /** Won against nothing but masters. */
  mastersBeaten: {
    levels: { atLeast: [1, 10, 50] },
    ofCareer: ({ wonAgainstMasters }) => wonAgainstMasters,
  },
} satisfies Record<string, CareerFeat>;

const familiesAgainstOthers: readonly Family[] = ["4x2", "6x2", "6x3"];

function sumOf(counts: CareerTotals["won"], families: readonly Family[]): number {
  return families.reduce((sum, family) => sum + counts[family], 0);
}

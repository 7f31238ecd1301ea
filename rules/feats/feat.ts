import type { Seat } from "../variant.ts";
import type { CareerTotals } from "./careerTotals.ts";
import type { PlayedCard } from "./playedCard.ts";
import type { Story } from "./story.ts";

/**
 * The levels of a feat, from the easiest to the hardest. A level is the number itself that must be reached, or, where
 * fewer is better, undercut.
 */
export type Levels = { readonly atLeast: readonly number[] } | { readonly below: readonly number[] };

/** What a feat finds: whether it was done or, for a feat with levels, the number that they are compared with. */
type Found<HasLevels> = HasLevels extends true ? number : boolean;

interface Kinds<HasLevels> {
  /** A feat that one card shows. It is asked about every played card; the feat is that of `card.seat`. */
  card: { readonly ofCard: (card: PlayedCard, story: Story) => Found<HasLevels> };
  /** A feat of a whole game. It is asked about every seat that has won, with the last card of the game. */
  win: { readonly ofWin: (seat: Seat, last: PlayedCard, story: Story) => Found<HasLevels> };
  /** A feat over all games of a player. */
  career: { readonly ofCareer: (totals: CareerTotals) => Found<HasLevels> };
}

type FeatOf<Kind extends keyof Kinds<boolean>> =
  | (Kinds<true>[Kind] & { readonly levels: Levels })
  | (Kinds<false>[Kind] & { readonly levels?: undefined });

export type CardFeat = FeatOf<"card">;
export type WinFeat = FeatOf<"win">;
export type CareerFeat = FeatOf<"career">;

/** How far a feat was done: at this level or, without levels, simply done; `undefined` if not at all. */
export type Reached = { level?: number } | undefined;

/** The hardest level that a number reaches, or, for a feat without levels, whether it was done. */
export function reached(levels: Levels | undefined, found: number | boolean): Reached {
  if (typeof found === "boolean" || levels === undefined) return found ? {} : undefined;
  const level =
    "atLeast" in levels
      ? levels.atLeast.findLast((level) => found >= level)
      : levels.below.findLast((level) => found < level);
  return level === undefined ? undefined : { level };
}

import type { Place } from "../place.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Feats with a seven, or with a Tac that repeats one. */
export const sevens = {
  /** Knocked out several opponents' balls with one seven. */
  sevenSweep: {
    levels: { atLeast: [3, 4, 5] },
    ofCard: (card) => (isSeven(card) ? card.knockOuts.length : 0),
  },
  /** Brought two balls home with one seven. */
  sevenTwoHome: { ofCard: (card) => isSeven(card) && card.homecomings.length >= 2 },
  /** Divided a seven among four balls. */
  sevenFourWays: { ofCard: (card) => isSeven(card) && ballsMoved(card) === 4 },
  /** Brought one's own last ball home and, with the rest of the seven, one of a mate. */
  sevenShared: { ofCard: (card) => isSeven(card) && new Set(card.homecomings).size > 1 },
} satisfies Record<string, CardFeat>;

function isSeven({ used }: PlayedCard): boolean {
  return used === 7;
}

/** How many different balls the card moved: a part that begins where another has ended goes on with its ball. */
function ballsMoved(card: PlayedCard): number {
  const ends = new Set<Place>();
  for (const { from, to } of card.ways) {
    ends.delete(from);
    ends.add(to);
  }
  return ends.size;
}

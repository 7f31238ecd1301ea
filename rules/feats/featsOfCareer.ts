import type { CareerTotals } from "./careerTotals.ts";
import { reached } from "./feat.ts";
import { type CareerFeatName, listOfCareerFeats } from "./feats.ts";

/** A feat over a history, as a player has earned it. */
export interface EarnedCareerFeat {
  feat: CareerFeatName;
  /** The hardest level that was reached; absent for a feat without levels. */
  level?: number;
}

/** The feats that a player's totals show, each at its hardest level. */
export function featsOfCareer(totals: CareerTotals): EarnedCareerFeat[] {
  return listOfCareerFeats.flatMap(([feat, { levels, ofCareer }]) => {
    const found = reached(levels, ofCareer(totals));
    return found === undefined ? [] : [{ feat, ...found }];
  });
}

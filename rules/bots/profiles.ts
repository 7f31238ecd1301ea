/** The weights of the levels that see further than the rules of thumb. */

import type { Variant } from "../variant.ts";
import { playing, slopes, type Weights } from "./weights.ts";

const playingTogether: Weights = { ...playing, finishing: [0, 0, 0, 19, 65] };

/**
 * The value of a position between deals: the log-odds of winning, from a regression over games of masters; in Team-Tac
 * the cards still needed.
 */
const lasting: Weights = { ...playing, atHome: [45, 53, 61, 70], locked: 70 };
const lastingTogether: Weights = {
  fresh: 13,
  travelledOnStart: 47,
  byDistance: slopes([8, 46], [14, 34], [34, 29], [50, 19], [66, 10]),
  pastStart: 12,
  atHome: [43, 48, 50, 62],
  locked: 63,
  finishing: [0, 0, 8, 18, 50],
};

/** The weights to choose a move by. */
export function weightsForPlay({ isTeamTac }: Variant): Weights {
  return isTeamTac ? playingTogether : playing;
}

/** The weights of a position between two deals. */
export function weightsBetweenDeals({ isTeamTac }: Variant): Weights {
  return isTeamTac ? lastingTogether : lasting;
}

/** The weights of the levels that search. */

import type { Variant } from "../variant.ts";
import { slopes, type Weights } from "./weights.ts";

const finishing = [0, 0, 10, 40, 210];
const finishingTogether = [0, 0, 0, 19, 65];

/** The weights for choosing a move, found by playing thousands of games with one of them changed. */
const playing: Weights = {
  fresh: 21,
  travelledOnStart: 63,
  byDistance: slopes([6, 50], [20, 34], [34, 22], [66, 18]),
  pastStart: 8,
  atHome: [60, 65, 70, 74],
  locked: 76,
  finishing,
};
const playingTogether: Weights = { ...playing, finishing: finishingTogether };

/**
 * The value of a position between deals: the log-odds of winning, from a regression over games of masters; in Team-Tac
 * the cards still needed.
 */
const lasting: Weights = {
  fresh: 21,
  travelledOnStart: 63,
  byDistance: slopes([6, 50], [20, 34], [34, 22], [66, 18]),
  pastStart: 8,
  atHome: [45, 53, 61, 70],
  locked: 70,
  finishing,
};
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

/** The weights of `worthOfBoard`, in points; a ball locked at home is worth about 70. */

import type { Variant } from "../variant.ts";

export interface Weights {
  /** A ball on its start, fresh and travelled. */
  readonly fresh: number;
  readonly travelledOnStart: number;
  /** A ball on the ring, by its distance to the own start. */
  readonly byDistance: Float64Array;
  /** A bonus for a ball just past its start, which gets home with a 4. */
  readonly pastStart: number;
  /** A ball at home that others may still have to pass, by its depth. */
  readonly atHome: readonly number[];
  /** A locked ball at home. */
  readonly locked: number;
  /** A bonus for each number of balls at home: a finished seat plays for its mates. */
  readonly finishing: readonly number[];
}

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

/** The rules of thumb: coming out, getting on and going home are worth something, and a ball behind the others is no worse. */
export const weightsOfThumb: Weights = {
  fresh: 20,
  travelledOnStart: 44,
  byDistance: slopes([6, 42], [20, 34], [66, 20]),
  pastStart: 10,
  atHome: [60, 62, 64, 66],
  locked: 70,
  finishing: [0, 0, 0, 10, 40],
};

/** The weights to choose a move by. */
export function weightsForPlay({ isTeamTac }: Variant): Weights {
  return isTeamTac ? playingTogether : playing;
}

/** The weights of a position between two deals. */
export function weightsBetweenDeals({ isTeamTac }: Variant): Weights {
  return isTeamTac ? lastingTogether : lasting;
}

/** Points by distance: piecewise linear between the corners, constant before the first. */
function slopes(...corners: [distance: number, points: number][]): Float64Array {
  return Float64Array.from({ length: 67 }, (_, distance) => {
    const next = corners.findIndex(([at]) => at >= distance);
    const [to, pointsTo] = corners[next];
    const [from, pointsFrom] = corners[Math.max(0, next - 1)];
    return to === from ? pointsTo : pointsFrom + ((pointsTo - pointsFrom) * (distance - from)) / (to - from);
  });
}

/** The weights of `worthOfBoard`, in points; a ball locked at home is worth about 70. */

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

/** The weights for choosing a move, found by playing thousands of games with one of them changed. */
export const playing: Weights = {
  fresh: 21,
  travelledOnStart: 63,
  byDistance: slopes([6, 50], [20, 34], [34, 22], [66, 18]),
  pastStart: 8,
  atHome: [60, 65, 70, 74],
  locked: 76,
  finishing: [0, 0, 10, 40, 210],
};

/** Points by distance: piecewise linear between the corners, constant before the first. */
export function slopes(...corners: [distance: number, points: number][]): Float64Array {
  return Float64Array.from({ length: 67 }, (_, distance) => {
    const next = corners.findIndex(([at]) => at >= distance);
    const [to, pointsTo] = corners[next];
    const [from, pointsFrom] = corners[Math.max(0, next - 1)];
    return to === from ? pointsTo : pointsFrom + ((pointsTo - pointsFrom) * (distance - from)) / (to - from);
  });
}

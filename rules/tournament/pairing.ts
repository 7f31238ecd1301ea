/** Whether the teams at two places may meet; the same whichever comes first. */
type MayMeet = (a: number, b: number) => boolean;

/**
 * Pairs up the places of a table, an even number of them, so that everybody meets a neighbour whom they have not met.
 * The places choose in this order; each takes the nearest. Two that find nobody split up a pair, the latest that they
 * can, or else meet again.
 *
 * There always is such a pair if each place may still meet at least half of all places (Ore's argument): the two that
 * are left may only meet places in pairs, at least as many, counted together, as there are places. There are fewer
 * places in pairs than that, so three such meetings lead to one pair, from which both can be given a partner. Thus no
 * search is needed, and no package for matchings.
 */
export function pairNeighbours(choosing: readonly number[], mayMeet: MayMeet): [number, number][] {
  const pairs: [number, number][] = [];
  const left: number[] = [];
  const isFree = choosing.map(() => true);
  for (const place of choosing) {
    if (!isFree[place]) continue;
    isFree[place] = false;
    const partner = nearest(place, isFree, mayMeet);
    if (partner === undefined) {
      left.push(place);
    } else {
      isFree[partner] = false;
      pairs.push([place, partner]);
    }
  }
  for (let index = 0; index < left.length; index += 2)
    splitPair(pairs, left[index], left[index + 1], mayMeet);
  return pairs;
}

/** The nearest free place that this one may meet, the better of two that are equally near. */
function nearest(place: number, isFree: readonly boolean[], mayMeet: MayMeet): number | undefined {
  for (let distance = 1; distance < isFree.length; distance++) {
    for (const other of [place - distance, place + distance]) {
      if (isFree[other] && mayMeet(place, other)) return other;
    }
  }
  return undefined;
}

/** Gives the two a partner each, from one pair, or else each other. */
function splitPair(pairs: [number, number][], one: number, other: number, mayMeet: MayMeet): void {
  for (let index = pairs.length - 1; index >= 0; index--) {
    const [first, second] = pairs[index];
    for (const [a, b] of [
      [one, other],
      [other, one],
    ]) {
      if (!mayMeet(a, first) || !mayMeet(b, second)) continue;
      pairs.splice(index, 1, [first, a], [second, b]);
      return;
    }
  }
  pairs.push([one, other]);
}

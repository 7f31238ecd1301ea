/**
 * Pairs up the places of a table, an even number of them, so that everybody meets a neighbour whom they have not met.
 * The places choose in this order; each takes the nearest. Two that find nobody split up a pair, the latest that they
 * can.
 *
 * There always is such a pair if each place may still meet at least half of all places (Ore's argument): the two that
 * are left may only meet places in pairs, at least as many, counted together, as there are places. There are fewer
 * places in pairs than that, so three such meetings lead to one pair, which both can be given a partner from. Thus no
 * search is needed, and no package for matchings. Throws a RangeError if two places are left nevertheless.
 */
export function pairNeighbours(
  choosing: readonly number[],
  mayMeet: (a: number, b: number) => boolean,
): [number, number][] {
  const pairs: [number, number][] = [];
  const left: number[] = [];
  const free = new Set(choosing);
  for (const place of choosing) {
    if (!free.delete(place)) continue;
    const partner = nearest(place, free, mayMeet);
    if (partner === undefined) {
      left.push(place);
    } else {
      free.delete(partner);
      pairs.push([place, partner]);
    }
  }
  for (let index = 0; index < left.length; index += 2)
    splitPair(pairs, left[index], left[index + 1], mayMeet);
  return pairs;
}

function nearest(
  place: number,
  free: ReadonlySet<number>,
  mayMeet: (a: number, b: number) => boolean,
): number | undefined {
  let found: number | undefined;
  for (const other of free) {
    const isNearer = found === undefined || Math.abs(other - place) < Math.abs(found - place);
    if (isNearer && mayMeet(place, other)) found = other;
  }
  return found;
}

/** Gives the two a partner each, from one pair. */
function splitPair(
  pairs: [number, number][],
  one: number,
  other: number,
  mayMeet: (a: number, b: number) => boolean,
): void {
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
  throw new RangeError(`places ${one} and ${other} find nobody to meet`);
}

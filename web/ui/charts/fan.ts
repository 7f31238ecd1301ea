/** A place beside the middle: parts of the width and of the height. */
export interface FanPlace {
  x: number;
  y: number;
  isRight: boolean;
}

const middle = 0.5;
/** How far from the middle the first and the last of a side are at least, and how much further the ones between. */
const [near, bulge] = [0.12, 0.13];

/**
 * Places around the middle, on an arc at either side of it, so that there is space for a name beside each: down the
 * right side, and up the left one.
 */
export function fanOf(count: number): FanPlace[] {
  const onRight = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const isRight = at < onRight;
    const y = isRight ? (at + 0.5) / onRight : (count - at - 0.5) / (count - onRight);
    const out = near + bulge * Math.sqrt(1 - (2 * y - 1) ** 2);
    return { x: isRight ? middle + out : middle - out, y, isRight };
  });
}

/** The place on the way from the middle: 0 is the middle, 1 the place itself. */
export function towards({ x, y }: FanPlace, part: number): { x: number; y: number } {
  return { x: middle + (x - middle) * part, y: middle + (y - middle) * part };
}

/**
 * Divides what is left of a way among some sizes.
 * @param begin where the first part begins: 0 is the beginning of the way, 1 its end
 */
export function divideWay(sizes: readonly number[], begin: number): { from: number; to: number }[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let to = begin;
  return sizes.map((size) => {
    const from = to;
    to += total === 0 ? 0 : ((1 - begin) * size) / total;
    return { from, to };
  });
}

/**
 * Where a key leads from one place to another around the circle; undefined if it leads nowhere.
 * @param at the present place of `count`
 */
export function placeAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown" || key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowUp" || key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

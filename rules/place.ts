import type { Seat } from "./variant.ts";

/**
 * A place of a ball, as one small integer with the same meaning in every variant: ring fields 0…65, home fields 72…95
 * (four per seat), bases 96…101 (one per seat, for all of its balls).
 */
export type Place = number;

const firstHome = 72;
const firstBase = 96;

/** Length of an array that is indexed by ring and home fields. */
export const fieldCount = firstBase;

/** Home fields of a seat: 0 is the entry, 3 the deepest. */
export const homeSize = 4;

export function basePlace(seat: Seat): Place {
  return firstBase + seat;
}

/** Home field `index` (0…3) of a seat. */
export function homePlace(seat: Seat, index: number): Place {
  return firstHome + homeSize * seat + index;
}

export function isRing(place: Place): boolean {
  return place < firstHome;
}

export function isHome(place: Place): boolean {
  return place >= firstHome && place < firstBase;
}

export function isBase(place: Place): boolean {
  return place >= firstBase;
}

/** The seat that the place belongs to. Only for home fields and bases. */
export function ownerOf(place: Place): Seat {
  return isBase(place) ? place - firstBase : (place - firstHome) >> 2;
}

/** Which of the four home fields, 0…3. Only for home fields. */
export function homeIndex(place: Place): number {
  return (place - firstHome) & 3;
}

/** A place as notation.md writes it: `b0`, `17`, `h0.3`. */
export function formatPlace(place: Place): string {
  if (isRing(place)) return String(place);
  if (isBase(place)) return `b${ownerOf(place)}`;
  return `h${ownerOf(place)}.${homeIndex(place)}`;
}

/** Parses a place in the form of notation.md; `undefined` if the text is none on any board. */
export function parsePlace(text: string): Place | undefined {
  const [, ring, base, homeSeat, index] = /^(?:(0|[1-9]\d?)|b([0-5])|h([0-5])\.([0-3]))$/.exec(text) ?? [];
  if (ring !== undefined) return Number(ring) < 66 ? Number(ring) : undefined;
  if (base !== undefined) return basePlace(Number(base));
  if (homeSeat !== undefined) return homePlace(Number(homeSeat), Number(index));
  return undefined;
}

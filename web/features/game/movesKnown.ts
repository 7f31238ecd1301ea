import type { Told } from "./gameRoom.ts";

/**
 * The known moves without a gap, up to the newest.
 * @param pieces moves in any order, possibly with duplicates
 * @param version the number of the newest
 * @returns oldest first
 */
export function withoutGap(pieces: readonly Told[], version: number): readonly Told[] {
  const byVersion = new Map(pieces.map((told) => [told.version, told]));
  const newestFirst: Told[] = [];
  for (let next = byVersion.get(version); next !== undefined; next = byVersion.get(next.version - 1)) {
    newestFirst.push(next);
  }
  return newestFirst.reverse();
}

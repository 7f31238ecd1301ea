import type { RecentMove } from "#web/net/game/gameRoom.ts";

/**
 * The known moves without a gap, up to the newest.
 * @param pieces moves in any order, possibly with duplicates
 * @param version the number of the newest
 * @returns oldest first
 */
export function withoutGap(pieces: readonly RecentMove[], version: number): readonly RecentMove[] {
  const byVersion = new Map(pieces.map((told) => [told.version, told]));
  const newestFirst: RecentMove[] = [];
  for (let next = byVersion.get(version); next !== undefined; next = byVersion.get(next.version - 1)) {
    newestFirst.push(next);
  }
  return newestFirst.reverse();
}

import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Socket } from "./handlers.ts";

/** A spectator: who it is, and since when (ms UTC). */
type Spectator = { identity: Identity | null; since: number };

/**
 * Which spectator gives way to another one when there is no space: of those with the lowest rank, if it is lower than
 * the newcomer's, the one who came first. Users rank above guests and guests above anonymous visitors, so that a crowd
 * of anonymous visitors keeps nobody out who could sit down. Sockets that exceed a person's share rank as anonymous.
 * @returns undefined where nobody ranks lower
 */
export function whoMakesWay<T extends Spectator>(
  spectators: readonly T[],
  newcomer: Identity | null,
): T | undefined {
  const counts = new Map<string, number>();
  const rankOf = (identity: Identity | null): number => {
    if (identity === null) return 0;
    const key = `${identity.kind} ${identity.id}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limits.socketsPerSeat) return 0;
    return identity.kind === "guest" ? 1 : 2;
  };
  const ranked = spectators
    .toSorted((a, b) => a.since - b.since)
    .map((spectator) => ({ spectator, rank: rankOf(spectator.identity) }));
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  if (lowest >= rankOf(newcomer)) return undefined;
  return ranked.find(({ rank }) => rank === lowest)?.spectator;
}

/** A place for one more socket: which socket gives way to it, and from when it counts as present (ms UTC). */
type Place = { makeWay: Socket[]; since: number };

/**
 * The place for one more socket of a seat. The seat's oldest socket gives way: dead connections must not keep out a
 * player who comes back. The new one counts as later than all others, whatever the clock says.
 */
export function placeOfSeat(sockets: readonly Socket[], now: number): Place {
  const there = sockets.toSorted((a, b) => a.state!.since - b.state!.since);
  const spare = Math.max(0, there.length + 1 - limits.socketsPerSeat);
  return { makeWay: there.slice(0, spare), since: Math.max(now, (there.at(-1)?.state?.since ?? 0) + 1) };
}

/** The place for one more spectator; `undefined` where nobody present ranks lower. */
export function placeOfSpectator(
  spectators: readonly Socket[],
  { identity, now, max }: { identity: Identity | null; now: number; max: number },
): Place | undefined {
  if (spectators.length < max) return { makeWay: [], since: now };
  const ranked = spectators.map((socket) => ({
    socket,
    identity: socket.state!.identity,
    since: socket.state!.since,
  }));
  const lowest = whoMakesWay(ranked, identity);
  return lowest && { makeWay: [lowest.socket], since: now };
}

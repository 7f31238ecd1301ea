import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Socket } from "./handlers.ts";

/** A spectator: who it is, and since when (ms UTC). */
type Spectator = { identity: Identity | null; since: number };

/**
 * Which spectator gives way to another one when there is no space: of those with the lowest rank, if it is lower than
 * the newcomer's, the one who came first. Users rank above guests and guests above anonymous visitors, so that a crowd
 * of anonymous visitors keeps nobody out who could sit down.
 * @returns undefined where nobody ranks lower
 */
export function whoMakesWay<T extends Spectator>(
  spectators: readonly T[],
  newcomer: Identity | null,
): T | undefined {
  const ranked = spectators
    .toSorted((a, b) => a.since - b.since)
    .map((spectator) => ({ spectator, rank: rankOf(spectator.identity) }));
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  if (lowest >= rankOf(newcomer)) return undefined;
  return ranked.find(({ rank }) => rank === lowest)?.spectator;
}

/**
 * The place for one more socket of a person: which of the person's sockets give way to it, and from when it counts as
 * present (ms UTC). The oldest gives way: dead connections must not keep out a player who comes back. The new one counts
 * as later than all others, whatever the clock says.
 */
export function placeOfPerson(sockets: readonly Socket[], now: number): { makeWay: Socket[]; since: number } {
  const there = sockets.toSorted((a, b) => a.state!.since - b.state!.since);
  const spare = Math.max(0, there.length + 1 - limits.socketsPerPerson);
  return { makeWay: there.slice(0, spare), since: Math.max(now, (there.at(-1)?.state?.since ?? 0) + 1) };
}

/** The spectator's socket that gives way to another one; `undefined` where nobody present ranks lower. */
export function whoGivesWay(spectators: readonly Socket[], newcomer: Identity | null): Socket | undefined {
  const ranked = spectators.map((socket) => ({
    socket,
    identity: socket.state!.identity,
    since: socket.state!.since,
  }));
  return whoMakesWay(ranked, newcomer)?.socket;
}

function rankOf(identity: Identity | null): number {
  if (identity === null) return 0;
  return identity.kind === "guest" ? 1 : 2;
}

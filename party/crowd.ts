import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Socket } from "./handlers.ts";

/** Somebody who looks on: who it is, and since when (ms UTC). */
type Onlooker = { identity: Identity | null; since: number };

/**
 * Whose place one more onlooker takes where there is no room: that of the lowest who is lower, of such the one who came
 * first. A user comes before a guest and a guest before who has no name, so that a crowd of nobodies keeps nobody out who
 * could sit down. What a person has open beyond what a seat may is nobody's, too.
 * @returns nobody, where nobody is lower
 */
export function whoMakesWay<T extends Onlooker>(
  onlookers: readonly T[],
  newcomer: Identity | null,
): T | undefined {
  const counts = new Map<string, number>();
  const standingOf = (identity: Identity | null): number => {
    if (identity === null) return 0;
    const key = `${identity.kind} ${identity.id}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limits.socketsPerSeat) return 0;
    return identity.kind === "guest" ? 1 : 2;
  };
  const ranked = onlookers
    .toSorted((a, b) => a.since - b.since)
    .map((onlooker) => ({ onlooker, standing: standingOf(onlooker.identity) }));
  const lowest = Math.min(...ranked.map(({ standing }) => standing));
  if (lowest >= standingOf(newcomer)) return undefined;
  return ranked.find(({ standing }) => standing === lowest)?.onlooker;
}

/** A place for one more socket: who makes way for it, and since when it counts as there (ms UTC). */
type Place = { makeWay: Socket[]; since: number };

/**
 * The place for one more socket of a seat, beside those that it has. Its oldest gives way: whoever comes back must not be kept
 * out by lines that are dead. It counts as later than all others, whatever the clock says.
 */
export function placeOfSeat(sockets: readonly Socket[], now: number): Place {
  const there = sockets.toSorted((a, b) => a.state!.since - b.state!.since);
  const spare = Math.max(0, there.length + 1 - limits.socketsPerSeat);
  return { makeWay: there.slice(0, spare), since: Math.max(now, (there.at(-1)?.state?.since ?? 0) + 1) };
}

/** The place of one who comes to look on, beside those who do; `undefined` where it goes before nobody who is there. */
export function placeToLookOn(
  onlookers: readonly Socket[],
  { identity, now, max }: { identity: Identity | null; now: number; max: number },
): Place | undefined {
  if (onlookers.length < max) return { makeWay: [], since: now };
  const ranked = onlookers.map((socket) => ({
    socket,
    identity: socket.state!.identity,
    since: socket.state!.since,
  }));
  const lowest = whoMakesWay(ranked, identity);
  return lowest && { makeWay: [lowest.socket], since: now };
}

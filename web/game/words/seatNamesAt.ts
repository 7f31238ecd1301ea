import type { FormerPlayer } from "#schema/protocol/seats.ts";
import type { SeatNames } from "./wordsOf.ts";

/** The names of the seats for the moves up to number `until`, when a seat had another player than now. */
export type FormerSeatNames = { readonly until: number; readonly speakers: SeatNames };

/**
 * The names of the seats before each substitution, earliest first, so that each move names the player who made it.
 * @param names the former players' names, as the viewer reads them
 */
export function formerSeatNames(
  now: SeatNames,
  former: readonly FormerPlayer[],
  names: readonly string[],
): FormerSeatNames[] {
  let speakers = now;
  const latestFirst = former.toReversed().map(({ seat, until }, i) => {
    const own = speakers.own === seat ? null : speakers.own;
    speakers = { ...speakers, names: speakers.names.with(seat, names[former.length - 1 - i]), own };
    return { until, speakers };
  });
  return latestFirst.toReversed();
}

/** The names of the seats for the move that led to position `version`. */
export function speakersAt(now: SeatNames, earlier: readonly FormerSeatNames[], version: number): SeatNames {
  return earlier.find(({ until }) => version <= until)?.speakers ?? now;
}

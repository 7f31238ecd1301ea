import type { FormerPlayer } from "#schema/protocol/seats.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";

/** The speakers of the moves up to number `until`, where a seat had another player than now. */
export type FormerSpeakers = { readonly until: number; readonly speakers: Speakers };

/**
 * Who spoke for each seat before somebody was replaced, earliest first: each move is told of the player who made it.
 * @param names the former players' names, as the viewer reads them
 */
export function formerSpeakers(
  now: Speakers,
  former: readonly FormerPlayer[],
  names: readonly string[],
): FormerSpeakers[] {
  let speakers = now;
  const latestFirst = former.toReversed().map(({ seat, until }, i) => {
    const own = speakers.own === seat ? null : speakers.own;
    speakers = { ...speakers, names: speakers.names.with(seat, names[former.length - 1 - i]), own };
    return { until, speakers };
  });
  return latestFirst.toReversed();
}

/** The speakers of the move that led to position `version`. */
export function speakersAt(now: Speakers, earlier: readonly FormerSpeakers[], version: number): Speakers {
  return earlier.find(({ until }) => version <= until)?.speakers ?? now;
}

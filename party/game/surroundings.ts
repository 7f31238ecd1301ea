import type { Seat } from "#rules/index.ts";
import type { Break } from "#schema/rooms.ts";
import type { Ending } from "./ending.ts";
import type { Offer } from "./offer.ts";

/** Since when a player has been away (ms UTC), and whether they have been told since then that the table waits. */
export interface Absence {
  since: number;
  isCalled: boolean;
}

/** An offer to replace a player; `endedAt` (ms UTC) is null as long as it is open. */
export interface LastOffer {
  offer: Offer;
  endedAt: number | null;
}

/** A question whether to end the game early. A closed one stays known. */
export interface LastEnding {
  ending: Ending;
  isOpen: boolean;
}

/** What people do around the board: all that a game's room knows of them that is not in the log. It is never changed. */
export interface Surroundings {
  /** By seat, the players who are away. */
  absences: ReadonlyMap<Seat, Absence>;
  /** The seats that autopilot plays for. */
  autopilots: ReadonlySet<Seat>;
  /** The sides of a match of which somebody has come. */
  came: ReadonlySet<number>;
  lastOffer: LastOffer | undefined;
  /** By circle (`circleOf`), the last question. */
  endings: ReadonlyMap<string, LastEnding>;
  /** By seat, the vacations of a turn-based game's players, as far as their rooms have told them. */
  breaks: ReadonlyMap<Seat, readonly Break[]>;
}

/** The open offer to replace a player, if there is one. */
export function openOffer({ lastOffer }: Surroundings): Offer | undefined {
  return lastOffer?.endedAt === null ? lastOffer.offer : undefined;
}

/** The open questions whether to end the game, by the names of their circles. */
export function openEndings({ endings }: Surroundings): Ending[] {
  const open = [...endings].filter(([, { isOpen }]) => isOpen);
  return open.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { ending }]) => ending);
}

/** By seat, since when its player has been away (ms UTC). */
export function absentSince({ absences }: Surroundings): Map<Seat, number> {
  return new Map([...absences].map(([seat, { since }]) => [seat, since]));
}

/** The seats whose absent players have been told that the table waits for them. */
export function calledSeats({ absences }: Surroundings): Set<Seat> {
  return new Set([...absences].filter(([, { isCalled }]) => isCalled).map(([seat]) => seat));
}

/**
 * These are the seats with players, and which of them are present now. A player who is present plays, not autopilot.
 * @param mustCome whether autopilot ends only for somebody who comes now, not for who has been present
 */
export function attended(
  before: Surroundings,
  seats: readonly Seat[],
  present: ReadonlySet<Seat>,
  { now, mustCome }: { now: number; mustCome: boolean },
): Surroundings {
  const { absences, autopilots } = before;
  const back = [...autopilots].filter((seat) => present.has(seat) && (!mustCome || absences.has(seat)));
  const come = seats.filter((seat) => present.has(seat) && absences.has(seat));
  const gone = seats.filter((seat) => !present.has(seat) && !absences.has(seat));
  if (come.length + gone.length + back.length === 0) return before;
  const left = gone.map((seat): [Seat, Absence] => [seat, { since: now, isCalled: false }]);
  return {
    ...before,
    absences: new Map([...without(absences, come), ...left]),
    autopilots: autopilots.difference(new Set(back)),
  };
}

/** An absent player is told that the table waits. */
export function called(before: Surroundings, seat: Seat): Surroundings {
  const absence = before.absences.get(seat);
  if (absence === undefined) return before;
  return { ...before, absences: new Map(before.absences).set(seat, { ...absence, isCalled: true }) };
}

/** Autopilot plays for this seat from now on. */
export function takenOver(before: Surroundings, seat: Seat): Surroundings {
  return { ...before, autopilots: new Set(before.autopilots).add(seat) };
}

/** Autopilot does not play for this seat any more. */
export function givenBack(before: Surroundings, seat: Seat): Surroundings {
  return { ...before, autopilots: before.autopilots.difference(new Set([seat])) };
}

/** Somebody else has this seat from now on, of whom nothing is known. */
export function emptied(before: Surroundings, seat: Seat): Surroundings {
  return {
    ...givenBack(before, seat),
    absences: without(before.absences, [seat]),
    breaks: without(before.breaks, [seat]),
  };
}

/** Somebody of these sides of a match has come. */
export function sidesCame(before: Surroundings, sides: ReadonlySet<number>): Surroundings {
  return sides.size === 0 ? before : { ...before, came: before.came.union(sides) };
}

/** An offer is open, as it stands now. */
export function withOffer(before: Surroundings, offer: Offer): Surroundings {
  return { ...before, lastOffer: { offer, endedAt: null } };
}

/** The open offer, if there is one, ends. */
export function withoutOffer(before: Surroundings, now: number): Surroundings {
  const offer = openOffer(before);
  return offer === undefined ? before : { ...before, lastOffer: { offer, endedAt: now } };
}

/** A question to this circle is open, as it stands now. */
export function withEnding(before: Surroundings, circle: string, ending: Ending): Surroundings {
  return { ...before, endings: new Map(before.endings).set(circle, { ending, isOpen: true }) };
}

/** The open question to this circle closes. */
export function withoutEnding(before: Surroundings, circle: string): Surroundings {
  const last = before.endings.get(circle);
  if (last === undefined) return before;
  return { ...before, endings: new Map(before.endings).set(circle, { ...last, isOpen: false }) };
}

/** The vacations of a seat's player. The same if nothing new is told. */
export function withBreaks(before: Surroundings, seat: Seat, breaks: readonly Break[]): Surroundings {
  const known = before.breaks.get(seat) ?? [];
  if (JSON.stringify(known) === JSON.stringify(breaks)) return before;
  return { ...before, breaks: new Map(before.breaks).set(seat, breaks) };
}

/** Nothing is offered or asked any more: the game has ended. */
export function ended(before: Surroundings, now: number): Surroundings {
  return {
    ...withoutOffer(before, now),
    endings: mapped(before.endings, (last) => (last.isOpen ? { ...last, isOpen: false } : last)),
  };
}

/** All times are earlier by so much (ms): the clock was set back. */
export function setBack(before: Surroundings, back: number): Surroundings {
  const { absences, lastOffer, endings, breaks } = before;
  return {
    ...before,
    absences: mapped(absences, (absence) => ({ ...absence, since: absence.since - back })),
    lastOffer: lastOffer && {
      offer: { ...lastOffer.offer, until: lastOffer.offer.until - back },
      endedAt: lastOffer.endedAt === null ? null : lastOffer.endedAt - back,
    },
    endings: mapped(endings, ({ ending, isOpen }) => ({
      ending: { ...ending, at: ending.at - back },
      isOpen,
    })),
    breaks: mapped(breaks, (all) =>
      all.map(({ from, until }) => ({ from: from - back, until: until - back })),
    ),
  };
}

function mapped<Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): Map<Key, Value> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, keys: readonly Key[]): Map<Key, Value> {
  return new Map([...map].filter(([key]) => !keys.includes(key)));
}

import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { gatherAll, nextChance } from "./matching.ts";
import {
  type Call,
  type Gathering,
  type Party,
  partiesOf,
  peopleIn,
  type Queued,
  type QueueState,
  type QueueWish,
} from "./state.ts";

/**
 * The reducer of the queue of those who want to play with people. Each change returns the next state and what has to be
 * done; it is pure, so that the room itself only has to store and to carry out.
 */
export type QueueChange = {
  readonly state: QueueState;
  readonly effects: readonly QueueEffect[];
  /** Why nothing was changed. */
  readonly error: QueueRefusal | null;
};

export type QueueEffect =
  /** Its people are put together, and asked to come. */
  | { readonly kind: "call"; readonly call: Call }
  /** All have come: the table can be opened. */
  | { readonly kind: "begin"; readonly gathering: Gathering }
  /** The call of these people is off, and they wait on, first in line. */
  | { readonly kind: "back"; readonly people: readonly Identity[] }
  /** These people wait no longer. */
  | { readonly kind: "out"; readonly people: readonly Identity[] };

export type QueueRefusal = "already_waiting" | "not_waiting" | "not_called";

/** Takes in one who wants to play, or friends who stay partners. */
export function enter(
  state: QueueState,
  members: readonly Queued[],
  wish: QueueWish,
  now: number,
): QueueChange {
  const isWaiting = members.some(({ identity }) => isIn(state, identity));
  if (isWaiting) return refused(state, "already_waiting");
  const party = { id: state.next, members, wish, since: now };
  return gathered({ ...state, next: state.next + 1, parties: [...state.parties, party] }, [], now);
}

/** Somebody waits no longer, and who came with them neither. Those who were called with them wait on. */
export function leave(state: QueueState, person: Person, now: number): QueueChange {
  if (!isIn(state, person)) return refused(state, "not_waiting");
  const isTheirs = (party: Party) => isOf(peopleIn([party]), person);
  const off = state.calls.filter((call) => partiesOf(call).some(isTheirs));
  const parties = [...state.parties, ...off.flatMap(partiesOf)];
  const next = {
    ...state,
    parties: parties.filter((party) => !isTheirs(party)),
    calls: state.calls.filter((call) => !off.includes(call)),
  };
  const effects = [
    ...told(
      "back",
      off.flatMap(partiesOf).filter((party) => !isTheirs(party)),
    ),
    ...told("out", parties.filter(isTheirs)),
  ];
  return gathered(next, effects, now);
}

/** Somebody who was called is there. */
export function come(state: QueueState, callID: number, person: Person): QueueChange {
  const call = state.calls.find(({ id }) => id === callID);
  const people = call ? peopleIn(partiesOf(call)) : [];
  if (call === undefined || !isOf(people, person)) return refused(state, "not_called");
  if (isOf(call.came, person)) return { state, effects: [], error: null };
  const came = [...call.came, { kind: person.kind, id: person.id }];
  if (came.length < people.length) {
    const calls = state.calls.map((one) => (one === call ? { ...call, came } : one));
    return { state: { ...state, calls }, effects: [], error: null };
  }
  const calls = state.calls.filter((one) => one !== call);
  const { play, teams } = call;
  return {
    state: { ...state, calls },
    effects: [{ kind: "begin", gathering: { play, teams } }],
    error: null,
  };
}

/** Calls off the calls whose time is over, and puts together who fits by now. */
export function passTime(state: QueueState, now: number): QueueChange {
  const late = state.calls.filter(({ until }) => until <= now);
  const called = late.flatMap((call) => partiesOf(call).map((party) => ({ party, call })));
  const isThere = ({ party, call }: (typeof called)[number]) =>
    party.members.every(({ identity }) => isOf(call.came, identity));
  const back = called.filter(isThere).map(({ party }) => party);
  const out = called.filter((one) => !isThere(one)).map(({ party }) => party);
  const calls = state.calls.filter((call) => !late.includes(call));
  const next = { ...state, calls, parties: [...state.parties, ...back] };
  return gathered(next, [...told("back", back), ...told("out", out)], now);
}

/** When time passing changes something next: ms UTC, null for never. */
export function dueAt({ parties, calls }: QueueState, now: number): number | null {
  const chance = nextChance(parties, now);
  const times = [...calls.map(({ until }) => until), ...(chance === null ? [] : [chance])];
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether somebody waits or is called. */
export function isIn({ parties, calls }: QueueState, person: Person): boolean {
  return isOf(peopleIn([...parties, ...calls.flatMap(partiesOf)]), person);
}

/** Calls those who fit. */
function gathered(state: QueueState, before: readonly QueueEffect[], now: number): QueueChange {
  const gatherings = gatherAll(state.parties, now);
  const calls = gatherings.map((gathering, i) => {
    return { ...gathering, id: state.next + i, until: now + limits.queueCallMs, came: [] };
  });
  const called = new Set(gatherings.flatMap(partiesOf));
  const next = {
    parties: state.parties.filter((party) => !called.has(party)),
    calls: [...state.calls, ...calls],
    next: state.next + calls.length,
  };
  const effects = calls.map((call) => ({ kind: "call" as const, call }));
  return { state: next, effects: [...before, ...effects], error: null };
}

function told(kind: "back" | "out", parties: readonly Party[]): QueueEffect[] {
  return parties.length === 0 ? [] : [{ kind, people: peopleIn(parties) }];
}

function isOf(people: readonly Person[], person: Person): boolean {
  return people.some((one) => isSamePerson(one, person));
}

function refused(state: QueueState, error: QueueRefusal): QueueChange {
  return { state, effects: [], error };
}

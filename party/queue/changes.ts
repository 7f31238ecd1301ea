import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { QueueReason, QueueWish } from "#schema/protocol/queue.ts";
import type { Identity, Person, QueueRefusal } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../changed.ts";
import { joinCalls } from "./joining.ts";
import { gatherAll, nextChance } from "./matching.ts";
import { forgot, forgottenAt, heldUntil, missed, played, withInVain } from "./misses.ts";
import {
  type Ask,
  type Call,
  type Comer,
  type Gathering,
  isCalledTo,
  isMember,
  type Party,
  partiesOf,
  peopleIn,
  type Queued,
  type QueueState,
} from "./state.ts";

/**
 * The reducer of the queue of those who want to play with people. Each change returns the next state and what has to be
 * done, or the code of a refusal; it is pure, so that the room itself only has to store and to carry out. Changes put
 * nobody together: `passTime` does, for all that have come since the last time.
 */
export type QueueChange = Change<QueueState, QueueEffect, QueueRefusal>;
export type QueueChanged = Changed<QueueState, QueueEffect>;

export type QueueEffect =
  /** Its people are put together, and asked to come. */
  | { readonly kind: "call"; readonly call: Call }
  /** All have come: the table can be opened. */
  | { readonly kind: "begin"; readonly gathering: Gathering; readonly came: readonly Comer[] }
  /** The call of these people is off, and they wait on, first in line. */
  | { readonly kind: "back"; readonly people: readonly Identity[] }
  /** These people wait no longer, or their question is over; null: as they wished. */
  | { readonly kind: "out"; readonly people: readonly Identity[]; readonly because: QueueReason | null };

const { changed, andThen } = changesOf<QueueState, QueueEffect>();

/**
 * Takes in one who wants to play, or changes the wish of one who waits alone already. Otherwise whatever was asked for
 * before is over.
 */
export function enter(state: QueueState, who: Queued, wish: QueueWish, now: number): QueueChange {
  if (isCalled(state, who.identity)) return { error: "already_called" };
  const own = state.parties.find(({ members }) => isOnly(members, who.identity));
  if (own !== undefined) {
    const members = [withInVain(state, who)];
    const parties = state.parties.map((party) =>
      party === own ? { ...own, members, wish: wishOf(members, wish) } : party,
    );
    return changed({ ...state, parties });
  }
  return andThen(without(state, who.identity, null), (rest) => added(rest, [who], wish, now));
}

/** Asks a friend to come along. Whatever was asked for before is over. */
export function ask(
  state: QueueState,
  { from, to, wish }: Pick<Ask, "from" | "to" | "wish">,
  now: number,
): QueueChange {
  if (isCalled(state, from.identity)) return { error: "already_called" };
  const before = without(state, from.identity, null);
  if (isIn(before.state, to)) return { error: "partner_waits" };
  const one = { id: before.state.next, from, to, wish: wishOf([from], wish), until: now + limits.queueAskMs };
  return andThen(before, (rest) => changed({ ...rest, next: rest.next + 1, asks: [...rest.asks, one] }));
}

/** A friend answers the question of somebody with this name: with yes both wait as one party. */
export function answer(
  state: QueueState,
  who: Queued,
  { partner, accept }: { partner: string; accept: boolean },
  now: number,
): QueueChange {
  const one = state.asks.find(
    ({ from, to }) => isSamePerson(to, who.identity) && from.identity.name === partner,
  );
  if (one === undefined) return { error: "not_asked" };
  const rest = { ...state, asks: state.asks.filter((other) => other !== one) };
  if (accept) return added(rest, [one.from, who], one.wish, now);
  return changed(rest, out([one.from.identity], "declined"), out([who.identity], null));
}

/**
 * Somebody waits no longer, and who came with them neither. Those who were called with them wait on: that is a miss, too.
 * @param left `n` is the last thing that the person had asked for then: what was asked later stays
 */
export function leave(
  state: QueueState,
  person: Person,
  { n, because }: { n: number; because: QueueReason | null },
  now: number,
): QueueChange {
  const own = queuedIn(state).find(({ identity }) => isSamePerson(identity, person));
  if (!isIn(state, person) || (own !== undefined && own.n > n)) return { error: "not_waiting" };
  const call = state.calls.find((one) => isCalledTo(one, person));
  const lets = call !== undefined && partiesOf(call).length > 1;
  return without(lets ? missed(state, call, [person], now) : state, person, because);
}

/**
 * Somebody who was called is there. With the last one the table begins, unless others would rather have a bot's seat.
 * @param draws whether the person's browser takes part in drawing the seed of the game
 */
export function come(
  state: QueueState,
  callID: number,
  person: Person,
  now: number,
  draws = false,
): QueueChange {
  const call = state.calls.find(({ id }) => id === callID);
  if (call === undefined || !isCalledTo(call, person)) return { error: "not_called" };
  if (isOf(call.came, person)) return changed(state);
  const { kind, id } = person;
  const came = [...call.came, { kind, id, ...(draws && { draws: true as const }) }];
  const free = freeIn(state, now);
  const { calls, parties } = joinCalls([{ ...call, came }], free, now);
  const [table] = calls;
  const others = state.calls.filter((one) => one !== call);
  if (came.length === peopleIn(partiesOf(table)).length) {
    const { play, teams } = table;
    const next = played({ ...state, calls: others }, { play, teams });
    return changed(next, { kind: "begin", gathering: { play, teams }, came });
  }
  if (parties.size === 0)
    return changed({ ...state, calls: state.calls.map((one) => (one === call ? table : one)) });
  const waiting = state.parties.filter((party) => !parties.has(party));
  return changed({ ...state, parties: waiting, calls: [...others, table] }, { kind: "call", call: table });
}

/**
 * One step: calls off the calls whose time is over, and puts together who fits by now. If it is much too late for that,
 * the site was down: nobody could come, and the calls begin anew.
 */
export function passTime(state: QueueState, now: number): QueueChanged {
  const down = state.calls.filter(({ until }) => until <= now - limits.queueLateMs);
  const renewed = down.map((call) => ({ ...call, until: now + limits.queueCallMs }));
  const late = state.calls.filter((call) => call.until <= now && !down.includes(call));
  const called = late.flatMap((call) => partiesOf(call).map((party) => ({ party, call })));
  const isThere = ({ party, call }: (typeof called)[number]) =>
    party.members.every(({ identity }) => isOf(call.came, identity));
  const back = called.filter(isThere).map(({ party }) => party);
  const gone = called.filter((one) => !isThere(one)).map(({ party }) => party);
  const unanswered = state.asks.filter(({ until }) => until <= now);
  const known = late.reduce(
    (before, call) => {
      const absent = peopleIn(partiesOf(call)).filter((one) => !isOf(call.came, one));
      return missed(before, call, absent, now);
    },
    forgot(state, now),
  );
  if (down.length + late.length + unanswered.length === 0) return gathered(known, now);
  const next = {
    ...known,
    parties: [...state.parties, ...back],
    calls: [...state.calls.filter((call) => !late.includes(call) && !down.includes(call)), ...renewed],
    asks: state.asks.filter((one) => !unanswered.includes(one)),
  };
  const over = changed(
    next,
    backIn(back),
    out(peopleIn(gone), "late"),
    out(peopleAsking(unanswered), "unanswered"),
  );
  return andThen(over, (rest) => gathered(rest, now));
}

/** The queue after the clock was set back by so much (ms). */
export function followClock({ parties, calls, asks, misses, next }: QueueState, back: number): QueueState {
  const moved = (party: Party): Party => {
    const { since, heldUntil } = party;
    return { ...party, since: since - back, ...(heldUntil && { heldUntil: heldUntil - back }) };
  };
  return {
    next,
    turn: null,
    misses: misses.map((miss) => ({ ...miss, at: miss.at - back, heldUntil: miss.heldUntil - back })),
    parties: parties.map(moved),
    calls: calls.map((call) => {
      return { ...call, until: call.until - back, teams: call.teams.map((team) => team.map(moved)) };
    }),
    asks: asks.map((one) => ({ ...one, until: one.until - back })),
  };
}

/** When time passing changes something next: ms UTC, null for never. */
export function dueAt(state: QueueState, now: number): number | null {
  const { parties, calls, asks } = state;
  const times = [...calls, ...asks].map(({ until }) => until);
  for (const at of [nextChance(parties, now), forgottenAt(state)]) if (at !== null) times.push(at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether somebody waits, is called, asks a friend along or is asked. */
export function isIn({ parties, calls, asks }: QueueState, person: Person): boolean {
  const isWaiting = parties.some((party) => isMember(person, party));
  return isWaiting || calls.some((call) => isCalledTo(call, person)) || isOf(peopleAsking(asks), person);
}

function isCalled({ calls }: QueueState, person: Person): boolean {
  return calls.some((call) => isCalledTo(call, person));
}

/** All who have asked for something themselves. */
function queuedIn({ parties, calls, asks }: QueueState): Queued[] {
  const members = [...parties, ...calls.flatMap(partiesOf)].flatMap((party) => party.members);
  return [...members, ...asks.map(({ from }) => from)];
}

function peopleAsking(asks: readonly Ask[]): Identity[] {
  return asks.flatMap(({ from, to }) => [from.identity, to]);
}

/** The queue without anything of this person. */
export function without(state: QueueState, person: Person, because: QueueReason | null): QueueChanged {
  const isTheirs = (party: Party) => isMember(person, party);
  const off = state.calls.filter((call) => isCalledTo(call, person));
  const parties = [...state.parties, ...off.flatMap(partiesOf)];
  const asking = state.asks.filter(({ from }) => isSamePerson(from.identity, person));
  const asked = state.asks.filter(({ to }) => isSamePerson(to, person));
  const left = parties.filter(isTheirs);
  const others = (people: readonly Identity[]) => people.filter((one) => !isSamePerson(one, person));
  const own = [...peopleIn(left), ...peopleAsking([...asking, ...asked])].find((one) =>
    isSamePerson(one, person),
  );
  const next = {
    ...state,
    parties: parties.filter((party) => !isTheirs(party)),
    calls: state.calls.filter((call) => !off.includes(call)),
    asks: state.asks.filter((one) => !asking.includes(one) && !asked.includes(one)),
  };
  return changed(
    next,
    backIn(off.flatMap(partiesOf).filter((party) => !isTheirs(party))),
    out(own ? [own] : [], because),
    out(others(peopleIn(left)), "partnerLeft"),
    out(others(peopleAsking(asking)), "withdrawn"),
    out(others(peopleAsking(asked)), "declined"),
  );
}

function added(state: QueueState, people: readonly Queued[], wish: QueueWish, now: number): QueueChanged {
  const members = people.map((one) => withInVain(state, one));
  const held = heldUntil(
    state,
    members.map(({ identity }) => identity),
    now,
  );
  const party: Party = {
    id: state.next,
    members,
    wish: wishOf(members, wish),
    since: now,
    ...(held && { heldUntil: held }),
  };
  return changed({ ...state, next: state.next + 1, parties: [...state.parties, party] });
}

/** What suits these people: no game with a guest is rated. */
function wishOf(members: readonly Queued[], wish: QueueWish): QueueWish {
  const hasGuest = members.some(({ identity }) => identity.kind === "guest");
  return hasGuest ? { ...wish, rated: [false] } : wish;
}

/** Calls those who fit, to the tables with bots that have room for them, or to new ones. */
function gathered(state: QueueState, now: number): QueueChanged {
  const free = freeIn(state, now);
  const joined = joinCalls(state.calls, free, now);
  const { gatherings, turn } = gatherAll(
    free.filter((party) => !joined.parties.has(party)),
    now,
    state.turn,
  );
  if (gatherings.length + joined.parties.size === 0 && turn === state.turn) return changed(state);
  const calls = gatherings.map((gathering, i): Call => {
    return { ...gathering, id: state.next + i, until: now + limits.queueCallMs, came: [] };
  });
  const called = new Set(gatherings.flatMap(partiesOf));
  const next = {
    ...state,
    parties: state.parties.filter((party) => !called.has(party) && !joined.parties.has(party)),
    calls: [...joined.calls, ...calls],
    next: state.next + calls.length,
    turn,
  };
  const fresh = next.calls.filter((call) => !state.calls.includes(call));
  return changed(
    next,
    fresh.map((call) => ({ kind: "call" as const, call })),
  );
}

/** Who may be called by now. */
function freeIn({ parties }: QueueState, now: number): Party[] {
  return parties.filter(({ heldUntil = 0 }) => heldUntil <= now);
}

function backIn(parties: readonly Party[]): QueueEffect[] {
  return parties.length === 0 ? [] : [{ kind: "back", people: peopleIn(parties) }];
}

function out(people: readonly Identity[], because: QueueReason | null): QueueEffect[] {
  return people.length === 0 ? [] : [{ kind: "out", people, because }];
}

function isOnly(members: readonly Queued[], person: Person): boolean {
  return members.length === 1 && isSamePerson(members[0].identity, person);
}

export function isOf(people: readonly Person[], person: Person): boolean {
  return people.some((one) => isSamePerson(one, person));
}

import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Person } from "#schema/rooms.ts";
import {
  type Call,
  type Gathering,
  type Miss,
  partiesOf,
  peopleIn,
  personKey,
  type Queued,
  type QueueState,
} from "./state.ts";

/**
 * Whoever does not come when called lets others wait. So they are not called for a while, which grows from time to time;
 * and not again with those who came in vain, before they have come and played.
 */

/** These people have missed a call. Those who came with them are no others. */
export function missed(state: QueueState, call: Call, people: readonly Person[], now: number): QueueState {
  return people.reduce((before, person) => missedBy(before, call, person, now), state);
}

/** What is known of somebody's misses; undefined: nothing. */
export function missOf({ misses }: QueueState, person: Person): Miss | undefined {
  return misses.find((miss) => isSamePerson(miss.person, person));
}

/** Somebody as they enter: with whom they do not want to sit, or are not to. */
export function withInVain(state: QueueState, who: Queued): Queued {
  const inVain = missOf(state, who.identity)?.inVain ?? [];
  return inVain.length === 0 ? who : { ...who, avoids: [...(who.avoids ?? []), ...inVain] };
}

/** Until when these are not called, if that is not over. */
export function heldUntil(state: QueueState, people: readonly Person[], now: number): number | undefined {
  const until = Math.max(0, ...people.map((person) => missOf(state, person)?.heldUntil ?? 0));
  return until > now ? until : undefined;
}

/** These have come and play: nobody has come in vain any more. */
export function played(state: QueueState, gathering: Gathering): QueueState {
  const people = peopleIn(partiesOf(gathering));
  const isAny = ({ person, inVain }: Miss) =>
    inVain.length > 0 && people.some((one) => isSamePerson(one, person));
  if (!state.misses.some(isAny)) return state;
  return { ...state, misses: state.misses.map((miss) => (isAny(miss) ? { ...miss, inVain: [] } : miss)) };
}

/** When the next miss is forgotten: ms UTC, null for never. */
export function forgottenAt({ misses }: QueueState): number | null {
  if (misses.length === 0) return null;
  return Math.min(...misses.map(({ at }) => at)) + limits.queueMissForgottenMs;
}

/** The queue without the misses that are forgotten by now. */
export function forgot(state: QueueState, now: number): QueueState {
  const at = forgottenAt(state);
  if (at === null || at > now) return state;
  return { ...state, misses: state.misses.filter(({ at }) => at + limits.queueMissForgottenMs > now) };
}

function missedBy(state: QueueState, call: Call, person: Person, now: number): QueueState {
  const before = missOf(state, person);
  const times = (before?.times ?? 0) + 1;
  const held = limits.queueHeldMs[Math.min(times, limits.queueHeldMs.length) - 1];
  const own = partiesOf(call).find((party) => peopleIn([party]).some((one) => isSamePerson(one, person)));
  const friends = own ? peopleIn([own]) : [];
  const others = call.came.filter((one) => !friends.some((friend) => isSamePerson(friend, one)));
  const inVain = new Set([...(before?.inVain ?? []), ...others.map(personKey)]);
  const miss: Miss = {
    id: before?.id ?? state.next,
    person: { kind: person.kind, id: person.id },
    times,
    at: now,
    heldUntil: now + held,
    inVain: [...inVain].slice(-limits.queueInVain),
  };
  return {
    ...state,
    misses: [...state.misses.filter((one) => one !== before), miss],
    next: before ? state.next : state.next + 1,
  };
}

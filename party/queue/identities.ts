import { isDeleted, isNewer, isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { changesOf } from "../changed.ts";
import { isIn, isOf, type QueueChanged, type QueueEffect, without } from "./changes.ts";
import { missOf } from "./misses.ts";
import { type Party, partiesOf, type Queued, type QueueState } from "./state.ts";

const { changed } = changesOf<QueueState, QueueEffect>();

/** The queue with a person's new name, where it is newer. A deleted account leaves. */
export function renamed(state: QueueState, identity: Identity): QueueChanged {
  if (isDeleted(identity)) return without(forgetting(state, identity), identity, null);
  if (!isIn(state, identity)) return changed(state);
  const isOlder = (one: Identity) => isSamePerson(one, identity) && isNewer(identity, one);
  const as = (one: Identity) => (isOlder(one) ? identity : one);
  return changed(mapped(state, as));
}

/**
 * Whoever waits as `person` is `identity` from now on: a guest has become a user, and keeps the place. A user who waits
 * already does not wait twice.
 */
export function reseated(before: QueueState, person: Person, identity: Identity): QueueChanged {
  const state = inheriting(before, person, identity);
  if (!isIn(state, person)) return changed(state);
  if (isIn(state, identity)) return without(state, person, "elsewhere");
  const as = (one: Identity) => (isSamePerson(one, person) ? identity : one);
  const next = mapped(state, as);
  const calls = next.calls.map((call) => {
    const came = call.came.map((one) =>
      isSamePerson(one, person) ? { ...one, kind: identity.kind, id: identity.id } : one,
    );
    return isOf(call.came, person) ? { ...call, came } : call;
  });
  return changed({ ...next, calls });
}

/** The queue without anything about calls that somebody has missed. */
function forgetting(state: QueueState, person: Person): QueueState {
  const miss = missOf(state, person);
  return miss ? { ...state, misses: state.misses.filter((one) => one !== miss) } : state;
}

/** Whoever becomes somebody else has missed the same calls. */
function inheriting(state: QueueState, person: Person, { kind, id }: Person): QueueState {
  const miss = missOf(state, person);
  if (miss === undefined) return state;
  const rest = forgetting(state, person);
  const own = missOf(rest, { kind, id });
  if (own !== undefined && own.times >= miss.times) return rest;
  const misses = rest.misses.filter((one) => one !== own);
  return { ...rest, misses: [...misses, { ...miss, person: { kind, id } }] };
}

/** The queue with other identities; what does not change stays the same object. */
function mapped(state: QueueState, as: (one: Identity) => Identity): QueueState {
  const queued = (one: Queued) => {
    const identity = as(one.identity);
    if (identity === one.identity) return one;
    // What a guest has asked for, the user's room has not numbered.
    return { ...one, identity, n: isSamePerson(identity, one.identity) ? one.n : 0 };
  };
  const party = (one: Party) => {
    const members = one.members.map(queued);
    return isAlike(members, one.members) ? one : { ...one, members };
  };
  return {
    ...state,
    parties: state.parties.map(party),
    calls: state.calls.map((call) => {
      const teams = call.teams.map((team) => team.map(party));
      return isAlike(teams.flat(), partiesOf(call)) ? call : { ...call, teams };
    }),
    asks: state.asks.map((one) => {
      const [from, to] = [queued(one.from), as(one.to)];
      return from === one.from && to === one.to ? one : { ...one, from, to };
    }),
  };
}

function isAlike<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.every((item, i) => item === other[i]);
}

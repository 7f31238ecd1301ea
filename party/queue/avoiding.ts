import { isSamePerson } from "#schema/names.ts";
import type { Person } from "#schema/rooms.ts";
import { changesOf } from "../changed.ts";
import { isIn, type QueueChanged, type QueueEffect } from "./changes.ts";
import { withInVain } from "./misses.ts";
import { type Call, type Party, partiesOf, peopleIn, type Queued, type QueueState } from "./state.ts";
import { areApart, waiterOf } from "./waiter.ts";

const { changed } = changesOf<QueueState, QueueEffect>();

/**
 * Somebody avoids these from now on (by `personKey`), and nobody else. A call that has put them together already is off,
 * and its people wait on.
 */
export function avoided(state: QueueState, person: Person, avoids: readonly string[]): QueueChanged {
  if (!isIn(state, person)) return changed(state);
  const queued = (one: Queued): Queued => {
    if (!isSamePerson(one.identity, person)) return one;
    const { avoids: _, ...rest } = one;
    return withInVain(state, avoids.length === 0 ? rest : { ...rest, avoids });
  };
  const isTheirs = ({ members }: Party) => members.some(({ identity }) => isSamePerson(identity, person));
  const party = (one: Party) => (isTheirs(one) ? { ...one, members: one.members.map(queued) } : one);
  const calls = state.calls.map((call): Call => {
    if (!partiesOf(call).some(isTheirs)) return call;
    return { ...call, teams: call.teams.map((team) => team.map(party)) };
  });
  const off = calls.filter(isApart);
  const back = off.flatMap(partiesOf);
  const next = {
    ...state,
    parties: [...state.parties.map(party), ...back],
    calls: calls.filter((call) => !off.includes(call)),
    asks: state.asks.map((ask) => ({ ...ask, from: queued(ask.from) })),
  };
  return changed(next, back.length === 0 ? [] : { kind: "back", people: peopleIn(back) });
}

/** Whether a call has put people together of whom one avoids another. */
function isApart(call: Call): boolean {
  const waiters = partiesOf(call).map(waiterOf);
  return waiters.some((one) => waiters.some((other) => other !== one && areApart(one, other)));
}

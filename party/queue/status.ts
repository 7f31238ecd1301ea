import { variantNames, variantOf } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { QueueNews, QueueReason, QueueStatus } from "#schema/protocol/queue.ts";
import type { QueueCounts } from "#schema/protocol/queueCounts.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { isOf, type QueueChanged } from "./changes.ts";
import { missOf } from "./misses.ts";
import {
  type Ask,
  type Call,
  emptyQueue,
  type Gathering,
  isCalledTo,
  isMember,
  type Party,
  partiesOf,
  peopleIn,
  personKey,
  type QueueState,
} from "./state.ts";

const times = [...limits.moveTimesMs, null];

/** What somebody's own room is to be told. */
export type PersonNews = QueueNews & { identity: Identity };

type Reason = { readonly people: readonly Person[]; readonly because: QueueReason | null };

/** How it stands with somebody; null for who is not in the queue. */
export function statusOf({ parties, calls, asks }: QueueState, person: Person): QueueStatus | null {
  const isTheirs = (party: Party) => isMember(person, party);
  const call = calls.find((one) => isCalledTo(one, person));
  if (call !== undefined) return calledStatus(call, partiesOf(call).find(isTheirs) as Party, person);
  const party = parties.find(isTheirs);
  if (party !== undefined) {
    const { wish, since, heldUntil = null } = party;
    return { state: "waiting", partner: partnerIn(party, person), wish, since, heldUntil };
  }
  const asking = asks.find(({ from }) => isSamePerson(from.identity, person));
  if (asking !== undefined)
    return { state: "asking", partner: asking.to.name, wish: asking.wish, until: asking.until };
  const asked = asks.find(({ to }) => isSamePerson(to, person));
  if (asked === undefined) return null;
  return { state: "asked", partner: asked.from.identity.name, wish: asked.wish, until: asked.until };
}

/** What is played at a table, and by how many. */
export function playOf(gathering: Gathering) {
  const people = peopleIn(partiesOf(gathering)).length;
  return { ...gathering.play, people, bots: variantOf(gathering.play.variant).seats - people };
}

/** What the people whom a change concerns are to be told; nobody is told what they know. */
export function newsOf(before: QueueState, { state, effects }: QueueChanged): PersonNews[] {
  const reasons = effects.flatMap((effect): Reason[] => {
    if (effect.kind === "out") return [effect];
    return effect.kind === "back" ? [{ people: effect.people, because: "calledOff" }] : [];
  });
  const reasonFor = new Map(
    reasons.flatMap(({ people, because }) => people.map((one) => [personKey(one), because])),
  );
  // Nobody is in two places, so what is the same before and after concerns none of the others.
  const [was, is] = [differing(before, state), differing(state, before)];
  return peopleOfAll(was, is).flatMap(([key, identity, before, after]): PersonNews[] => {
    const because = reasonFor.get(key) ?? null;
    const queue = because === "late" ? missedStatus(before, identity, state) : statusIn(after, identity);
    if (isAlike(queue, statusIn(before, identity))) return [];
    return [{ identity, queue, because }];
  });
}

/** How many people wait, and for what. */
export function countsOf({ parties }: QueueState): QueueCounts {
  const wishes = new Map<string, QueueCounts["wishes"][number]>();
  for (const { members, wish } of parties) {
    // In an order of their own: who wishes for the same in another order is no other line.
    const tables = {
      variants: variantNames.filter((variant) => wish.variants.includes(variant)),
      moveTimesMs: times.filter((time) => wish.moveTimesMs.includes(time)),
      rated: [true, false].filter((isRated) => wish.rated.includes(isRated)),
      takesBots: wish.botsAfterMs !== null,
    };
    const key = JSON.stringify(tables);
    wishes.set(key, { ...tables, people: (wishes.get(key)?.people ?? 0) + members.length });
  }
  const most = [...wishes.values()].toSorted((one, other) => other.people - one.people);
  return { people: peopleIn(parties).length, wishes: most.slice(0, limits.queueWishesListed) };
}

function calledStatus(call: Call, party: Party, person: Person): QueueStatus {
  return {
    state: "called",
    callID: call.id,
    partner: partnerIn(party, person),
    play: playOf(call),
    until: call.until,
    came: call.came.length,
    hasCome: isOf(call.came, person),
  };
}

/** They may wait again, for the same. */
function missedStatus(item: Item | undefined, person: Person, after: QueueState): QueueStatus | null {
  if (item === undefined || !("teams" in item)) return null;
  const party = partiesOf(item).find((one) => isMember(person, one)) as Party;
  const heldUntil = missOf(after, person)?.heldUntil ?? null;
  return { state: "missed", partner: partnerIn(party, person), wish: party.wish, heldUntil };
}

function partnerIn({ members }: Party, person: Person): string | null {
  return members.find(({ identity }) => !isSamePerson(identity, person))?.identity.name ?? null;
}

type Item = Party | Call | Ask;

/** What somebody's status is about, before and after. */
type Place = [key: string, identity: Identity, before: Item | undefined, after: Item | undefined];

/** Everybody of a party, a call or a question that has come, gone or changed, by the newest name. */
function peopleOfAll(was: readonly Item[], is: readonly Item[]): Place[] {
  const places = new Map<string, Place>();
  for (const item of was)
    for (const one of peopleOf(item)) places.set(personKey(one), [personKey(one), one, item, undefined]);
  for (const item of is)
    for (const one of peopleOf(item))
      places.set(personKey(one), [personKey(one), one, places.get(personKey(one))?.[2], item]);
  return [...places.values()];
}

function statusIn(item: Item | undefined, person: Person): QueueStatus | null {
  if (item === undefined) return null;
  const [parties, calls, asks]: [Party[], Call[], Ask[]] = [[], [], []];
  if ("teams" in item) calls.push(item);
  else if ("members" in item) parties.push(item);
  else asks.push(item);
  return statusOf({ ...emptyQueue, parties, calls, asks }, person);
}

function differing(of: QueueState, from: QueueState): Item[] {
  const known = new Set<Item>([...from.parties, ...from.calls, ...from.asks]);
  return [...of.parties, ...of.calls, ...of.asks].filter((item) => !known.has(item));
}

function peopleOf(item: Item): Identity[] {
  if ("teams" in item) return peopleIn(partiesOf(item));
  return "members" in item ? peopleIn([item]) : [item.from.identity, item.to];
}

function isAlike(one: QueueStatus | null, other: QueueStatus | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { variantNames, variantOf } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { QueueNews, QueueReason, QueueStatus } from "#schema/protocol/queue.ts";
import type { QueueCounts } from "#schema/protocol/queueCounts.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { isOf, type QueueChanged } from "./changes.ts";
import {
  type Ask,
  type Call,
  type Gathering,
  type Party,
  partiesOf,
  peopleIn,
  type QueueState,
} from "./state.ts";

/** What somebody's own room is to be told. */
export type PersonNews = QueueNews & { identity: Identity };

type Reason = { readonly people: readonly Person[]; readonly because: QueueReason | null };

/** How it stands with somebody; null for who is not in the queue. */
export function statusOf({ parties, calls, asks }: QueueState, person: Person): QueueStatus | null {
  const call = calls.find((one) => isOf(peopleIn(partiesOf(one)), person));
  if (call !== undefined) return calledStatus(call, person);
  const party = parties.find((one) => isOf(peopleIn([one]), person));
  if (party !== undefined) {
    const { wish, since } = party;
    return { state: "waiting", partner: partnerIn(party, person), wish, since };
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
  return changedPeople(before, state).flatMap((identity): PersonNews[] => {
    const queue = statusOf(state, identity);
    if (isAlike(queue, statusOf(before, identity))) return [];
    const because = reasons.find(({ people }) => isOf(people, identity))?.because ?? null;
    return [{ identity, queue, because }];
  });
}

/** How many people wait, and for what. */
export function countsOf({ parties }: QueueState): QueueCounts {
  const times = [...limits.moveTimesMs, null];
  const plays = variantNames.flatMap((variant) =>
    times.map((moveTimeMs) => {
      const those = parties.filter(
        ({ wish }) => wish.variants.includes(variant) && wish.moveTimesMs.includes(moveTimeMs),
      );
      const unrated = those.filter(({ wish }) => wish.rated.includes(false));
      return {
        variant,
        moveTimeMs,
        people: peopleIn(those).length,
        unrated: peopleIn(unrated).length,
      };
    }),
  );
  const wished = plays.filter(({ people }) => people > 0);
  return {
    people: peopleIn(parties).length,
    plays: wished.toSorted((one, other) => other.people - one.people).slice(0, limits.queuePlaysListed),
  };
}

function calledStatus(call: Call, person: Person): QueueStatus {
  const party = partiesOf(call).find((one) => isOf(peopleIn([one]), person)) as Party;
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

function partnerIn({ members }: Party, person: Person): string | null {
  return members.find(({ identity }) => !isSamePerson(identity, person))?.identity.name ?? null;
}

/** Everybody of a party, a call or a question that has come, gone or changed, by the newest name. */
function changedPeople(before: QueueState, after: QueueState): Identity[] {
  const changed = [...differing(after, before), ...differing(before, after)].flatMap(peopleOf);
  return changed.filter((one, i) => changed.findIndex((other) => isSamePerson(one, other)) === i);
}

type Item = Party | Call | Ask;

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

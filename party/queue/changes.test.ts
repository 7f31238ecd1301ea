import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import type { Identity } from "#schema/rooms.ts";
import { runs } from "#tests/chance.ts";
import { avoided } from "./avoiding.ts";
import {
  answer,
  ask,
  come,
  dueAt,
  enter,
  isIn,
  leave,
  passTime,
  type QueueChange,
  type QueueChanged,
  type QueueEffect,
} from "./changes.ts";
import { renamed, reseated } from "./identities.ts";
import { emptyQueue, type Party, partiesOf, peopleIn, personKey, type QueueState } from "./state.ts";
import { newsOf, statusOf } from "./status.ts";
import { aWish, somebody, wishFor } from "./testSupport.ts";

const person = (id: number): Identity => somebody(id).identity;

/** A queue in which these have come one after the other, a second apart, and have been compared. */
function queueOf(...ids: number[]): QueueChanged {
  const enterAt = (state: QueueState, id: number, i: number) =>
    made(enter(state, somebody(id), aWish, i * 1000)).state;
  return passTime(ids.reduce(enterAt, emptyQueue), (ids.length - 1) * 1000);
}

/** The change, which must not be refused. */
function made(change: QueueChange): QueueChanged {
  if ("error" in change) throw new Error(`expected a change, found ${change.error}`);
  return change;
}

/** A queue in which two friends wait as one. */
function pairOf(state: QueueState, from: number, to: number, now: number): QueueChanged {
  const asked = made(ask(state, { from: somebody(from), to: person(to), wish: aWish }, now));
  return made(answer(asked.state, somebody(to), { partner: person(from).name, accept: true }, now));
}

const asking = { n: 1, because: null };
const kinds = (effects: readonly QueueEffect[]) => effects.map(({ kind }) => kind);

test("four who want the same are called, and begin once all have come", () => {
  const { state, effects } = queueOf(1, 2, 3, 4);
  expect(kinds(effects)).toEqual(["call"]);
  expect(state.parties).toEqual([]);
  const [{ id, until }] = state.calls;
  expect(until).toBe(3000 + limits.queueCallMs);
  const three = [1, 2, 3].reduce((now, one) => made(come(now, id, person(one), 4000)).state, state);
  expect(made(come(three, id, person(3), 4000)).state).toBe(three);
  expect(come(three, id, person(9), 4000)).toEqual({ error: "not_called" });
  const all = made(come(three, id, person(4), 4000));
  expect(kinds(all.effects)).toEqual(["begin"]);
  expect(all.state).toMatchObject({ parties: [], calls: [] });
});

test("who does not come loses the place; the others wait on, first in line", () => {
  const { state } = queueOf(1, 2, 3, 4);
  const [{ id, until }] = state.calls;
  const some = [1, 2, 4].reduce((now, one) => made(come(now, id, person(one), 4000)).state, state);
  const { state: later, effects } = passTime(some, until);
  expect(effects).toEqual([
    { kind: "back", people: [1, 2, 4].map(person) },
    { kind: "out", people: [person(3)], because: "late" },
  ]);
  expect(later.parties.map(({ since }) => since)).toEqual([0, 1000, 3000]);
  const next = passTime(made(enter(later, somebody(5), aWish, until + 1)).state, until + 1);
  expect(peopleIn(next.state.calls.flatMap(partiesOf)).map(({ id }) => id)).toEqual([1, 2, 4, 5]);
});

/** Four are called, and the first does not come; who else has come. */
function missedBy(state: QueueState, absent: number, others: readonly number[], now: number): QueueState {
  const all = [absent, ...others];
  const entered = all.reduce((before, id) => made(enter(before, somebody(id), aWish, now)).state, state);
  const called = passTime(entered, now).state;
  const call = called.calls.find((one) => peopleIn(partiesOf(one)).some(({ id }) => id === absent));
  if (call === undefined) throw new Error("expected a call");
  const came = others.reduce((before, id) => made(come(before, call.id, person(id), now)).state, called);
  return passTime(came, call.until).state;
}

test("who misses a call is not called for a while, longer from time to time, and reads until when", () => {
  let state = emptyQueue;
  let now = 0;
  for (const held of [...limits.queueHeldMs, limits.queueHeldMs[2]]) {
    state = { ...missedBy(state, 1, [10 + now, 11 + now, 12 + now], now), parties: [] };
    now += limits.queueCallMs;
    const again = made(enter(state, somebody(1), aWish, now)).state;
    expect(statusOf(again, person(1))).toMatchObject({ state: "waiting", heldUntil: now + held });
    const three = [1, 2, 3].map((i) => 500_000 + now + i);
    const full = three.reduce((before, id) => made(enter(before, somebody(id), aWish, now)).state, again);
    expect(passTime(full, now + held - 1).state.calls).toEqual([]);
    expect(dueAt(full, now + held - 1)).toBe(now + held);
    expect(passTime(full, now + held).state.calls).toHaveLength(1);
    now += held;
  }
  const later = now + limits.queueMissForgottenMs;
  const forgotten = passTime(state, later).state;
  expect(forgotten.misses).toEqual([]);
  const again = made(enter(forgotten, somebody(1), aWish, later)).state;
  expect(statusOf(again, person(1))).toMatchObject({ heldUntil: null });
});

test("who misses a call reads so, and may wait on for the same; so does the friend who came", () => {
  const pair = pairOf(emptyQueue, 1, 2, 0).state;
  const four = [3, 4].reduce((before, id) => made(enter(before, somebody(id), aWish, 0)).state, pair);
  const called = passTime(four, 0).state;
  const [{ id, until }] = called.calls;
  const came = [2, 3, 4].reduce((before, one) => made(come(before, id, person(one), 1)).state, called);
  const missed = (one: number, heldUntil: number | null) => ({
    identity: person(one),
    queue: { state: "missed", partner: `Player${3 - one}`, wish: aWish, heldUntil },
    because: "late",
  });
  const news = newsOf(came, passTime(came, until));
  expect(news.filter(({ because }) => because === "late")).toEqual([
    missed(1, until + limits.queueHeldMs[0]),
    missed(2, null),
  ]);
});

test("who let somebody wait in vain is not called with them again, before coming and playing", () => {
  const held = limits.queueHeldMs[0];
  const enters = (before: QueueState, ids: readonly number[], now: number) =>
    passTime(
      ids.reduce((state, id) => made(enter(state, somebody(id), aWish, now)).state, before),
      now,
    ).state;
  const vain = missedBy(emptyQueue, 1, [2, 3, 4], 0);
  const now = limits.queueCallMs + held;
  // The three who came wait on, and the fourth place is not for the one who did not.
  expect(enters(vain, [1], now).calls).toEqual([]);
  const others = enters({ ...vain, parties: [] }, [1, 5, 6, 7], now);
  const [{ id }] = others.calls;
  const playing = [1, 5, 6, 7].reduce(
    (before, one) => made(come(before, id, person(one), now)).state,
    others,
  );
  expect(enters(playing, [1, 2, 3, 4], now).calls).toHaveLength(1);
});

test("who leaves when called lets others wait as well; with bots only nobody waits", () => {
  const { state } = queueOf(1, 2, 3, 4);
  const left = made(leave(state, person(1), asking, 5000)).state;
  const again = made(enter(left, somebody(1), aWish, 6000)).state;
  expect(statusOf(again, person(1))).toMatchObject({ heldUntil: 5000 + limits.queueHeldMs[0] });
  const bots = made(enter(emptyQueue, somebody(1), { ...aWish, botsAfterMs: 10_000 }, 0)).state;
  const called = passTime(bots, 10_000).state;
  expect(called.calls).toHaveLength(1);
  expect(made(leave(called, person(1), asking, 11_000)).state.misses).toEqual([]);
});

test("two of whom one has muted the other are not put together, unless they wait as one", () => {
  const muting = (id: number, muted: number) => ({ ...somebody(id), avoids: [personKey(person(muted))] });
  for (const [one, other] of [[muting(1, 2), somebody(2)] as const, [somebody(1), muting(2, 1)] as const]) {
    const four = [one, other, somebody(3), somebody(4)].reduce(
      (state, who) => made(enter(state, who, aWish, 0)).state,
      emptyQueue,
    );
    expect(passTime(four, 0).state.calls).toEqual([]);
    const five = passTime(made(enter(four, somebody(5), aWish, 1)).state, 1).state;
    expect(peopleIn(five.parties).map(({ id }) => id)).toEqual([2]);
  }
  const asked = made(ask(emptyQueue, { from: muting(1, 2), to: person(2), wish: aWish }, 0)).state;
  const pair = made(answer(asked, somebody(2), { partner: "Player1", accept: true }, 0)).state;
  const four = [3, 4].reduce((state, id) => made(enter(state, somebody(id), aWish, 0)).state, pair);
  expect(passTime(four, 0).state.calls).toHaveLength(1);
});

test("who mutes somebody while they are called together goes back in line, and so do the others", () => {
  const { state } = queueOf(1, 2, 3, 4);
  const muted = avoided(state, person(1), [personKey(person(2))]);
  expect(kinds(muted.effects)).toEqual(["back"]);
  expect(passTime(muted.state, 5000).state.calls).toEqual([]);
  expect(passTime(avoided(muted.state, person(1), []).state, 5000).state.calls).toHaveLength(1);
});

test("a guest who becomes a user has missed the same calls; a deleted account has left nothing", () => {
  const guest: Identity = { kind: "guest", id: 1, name: "guest1" };
  const vain = missedBy(emptyQueue, 1, [2, 3, 4], 0);
  const misses = vain.misses.map((miss) => ({ ...miss, person: { kind: "guest" as const, id: 1 } }));
  const { state } = reseated({ ...vain, misses }, guest, person(9));
  expect(state.misses).toEqual([{ ...vain.misses[0], person: { kind: "user", id: 9 } }]);
  expect(renamed(state, { ...person(9), name: "" }).state.misses).toEqual([]);
});

test("who leaves takes along who came with them; who was called with them waits on", () => {
  const pair = pairOf(emptyQueue, 1, 2, 0).state;
  const three = made(enter(pair, somebody(3), aWish, 0)).state;
  const called = passTime(made(enter(three, somebody(4), aWish, 0)).state, 0).state;
  const { state, effects } = made(leave(called, person(2), asking, 1));
  expect(peopleIn(state.parties).map(({ id }) => id)).toEqual([3, 4]);
  expect(effects).toEqual([
    { kind: "back", people: [person(3), person(4)] },
    { kind: "out", people: [person(2)], because: null },
    { kind: "out", people: [person(1)], because: "partnerLeft" },
  ]);
  expect(leave(state, person(1), asking, 2)).toEqual({ error: "not_waiting" });
});

test("who asks again has another wish and keeps the place in line", () => {
  const { state } = queueOf(1, 2);
  const wish = { ...aWish, botsAfterMs: 30_000 };
  const { parties } = made(enter(state, { ...somebody(1), n: 2 }, wish, 5000)).state;
  expect(parties.map(({ id, since, wish }) => [id, since, wish.botsAfterMs])).toEqual([
    [1, 0, 30_000],
    [2, 1000, null],
  ]);
});

test("what was asked before does not end what was asked later", () => {
  const { state } = made(enter(emptyQueue, { ...somebody(1), n: 3 }, aWish, 0));
  expect(leave(state, person(1), { n: 2, because: "elsewhere" }, 1)).toEqual({ error: "not_waiting" });
  expect(made(leave(state, person(1), { n: 3, because: "elsewhere" }, 1)).state.parties).toEqual([]);
});

test("a guest waits for tables without rating only", () => {
  const guest = { ...somebody(1), identity: { kind: "guest", id: 1, name: "guest1" } } as const;
  expect(made(enter(emptyQueue, guest, aWish, 0)).state.parties[0].wish.rated).toEqual([false]);
});

test("a friend is asked along, and says yes, no, or nothing", () => {
  const asked = made(ask(emptyQueue, { from: somebody(1), to: person(2), wish: aWish }, 0));
  expect(statusOf(asked.state, person(1))).toMatchObject({ state: "asking", partner: "Player2" });
  expect(statusOf(asked.state, person(2))).toMatchObject({ state: "asked", partner: "Player1" });
  const yes = made(answer(asked.state, somebody(2), { partner: "Player1", accept: true }, 9));
  expect(yes.state).toMatchObject({ asks: [], parties: [{ since: 9 }] });
  expect(statusOf(yes.state, person(2))).toMatchObject({ state: "waiting", partner: "Player1" });
  const no = made(answer(asked.state, somebody(2), { partner: "Player1", accept: false }, 9));
  expect(newsOf(asked.state, no)).toEqual([
    { identity: person(1), queue: null, because: "declined" },
    { identity: person(2), queue: null, because: null },
  ]);
  const nothing = passTime(asked.state, limits.queueAskMs);
  expect(newsOf(asked.state, nothing).map(({ because }) => because)).toEqual(["unanswered", "unanswered"]);
  expect(answer(nothing.state, somebody(2), { partner: "Player1", accept: true }, 9)).toEqual({
    error: "not_asked",
  });
  expect(ask(queueOf(2).state, { from: somebody(1), to: person(2), wish: aWish }, 0)).toEqual({
    error: "partner_waits",
  });
});

test("calls that nobody could follow because the site was down begin anew", () => {
  const { state } = queueOf(1, 2, 3, 4);
  const now = state.calls[0].until + limits.queueLateMs;
  const later = passTime(state, now);
  expect(later.state.calls).toEqual([{ ...state.calls[0], until: now + limits.queueCallMs }]);
});

test("a new name is told to the partner; who is deleted is gone, and the others wait on", () => {
  const pair = pairOf(emptyQueue, 1, 2, 0).state;
  const change = renamed(pair, { ...person(1), name: "Other", nameVersion: 1 });
  expect(newsOf(pair, change)).toMatchObject([{ identity: person(2), queue: { partner: "Other" } }]);
  const { state } = queueOf(1, 2, 3, 4);
  const gone = renamed(state, { ...person(2), name: "" }).state;
  expect(gone.calls).toEqual([]);
  expect(peopleIn(gone.parties).map(({ id }) => id)).toEqual([1, 3, 4]);
});

test("a guest who becomes a user keeps the place, and has come", () => {
  const guest: Identity = { kind: "guest", id: 1, name: "guest1" };
  const first = made(enter(emptyQueue, { identity: guest, ratings: {}, n: 1 }, aWish, 0)).state;
  const four = [2, 3, 4].reduce((now, id) => made(enter(now, somebody(id), aWish, id)).state, first);
  const called = passTime(four, 4).state;
  const came = made(come(called, called.calls[0].id, guest, 5)).state;
  const { state } = reseated(came, guest, person(9));
  expect(isIn(state, guest)).toBe(false);
  expect(statusOf(state, person(9))).toMatchObject({ state: "called", hasCome: true });
  // The user's room has numbered nothing so far.
  expect(isIn(made(leave(state, person(9), { n: 0, because: null }, 6)).state, person(9))).toBe(false);
});

const usualChoice: QueueWish = { ...aWish, botsAfterMs: 60_000 };

/**
 * Lets these people come to wait, in their order, and come to their tables so long after they are called (ms).
 * @returns the people of each table, and who else waited when it began
 */
function tablesOf(arrivals: readonly { at: number; rating: number; comesAfter: number; wish?: QueueWish }[]) {
  const tables: { people: number[]; others: readonly Party[] }[] = [];
  const toCome: { at: number; id: number; callID: number }[] = [];
  let state = emptyQueue;
  const become = (change: QueueChange, now: number) => {
    if ("error" in change) return;
    state = change.state;
    for (const effect of change.effects) {
      if (effect.kind === "begin") {
        const people = peopleIn(partiesOf(effect.gathering)).map(({ id }) => id);
        tables.push({ people, others: state.parties });
      }
      if (effect.kind !== "call") continue;
      for (const { id } of peopleIn(partiesOf(effect.call)))
        toCome.push({ at: now + arrivals[id - 1].comesAfter, id, callID: effect.call.id });
    }
  };
  for (let now = 0; now < 5 * 60_000; now += 500) {
    arrivals.forEach(({ at, rating, wish = usualChoice }, i) => {
      if (at > now - 500 && at <= now) become(enter(state, somebody(i + 1, rating), wish, at), now);
    });
    for (const { id, callID } of toCome.filter(({ at }) => at > now - 500 && at <= now))
      become(come(state, callID, person(id), now), now);
    if ((dueAt(state, now) ?? now) <= now || state.parties.length > 0) become(passTime(state, now), now);
  }
  return tables;
}

const arrival = (wish: fc.Arbitrary<QueueWish>, until: number) =>
  fc.record({
    at: fc.integer({ min: 1, max: until }),
    rating: fc.integer({ min: 800, max: 2300 }),
    comesAfter: fc.integer({ min: 500, max: limits.queueCallMs - 1_000 }),
    wish,
  });

test("two strangers with the usual choice always meet, and so do three", () => {
  fc.assert(
    fc.property(
      fc.array(arrival(fc.constant(usualChoice), 60_000), { minLength: 2, maxLength: 3 }),
      (arrivals) => {
        const people = arrivals.map((_, i) => i + 1);
        expect(tablesOf(arrivals).map(({ people }) => people.toSorted())).toEqual([people]);
      },
    ),
    { numRuns: runs(50) },
  );
});

test("nobody begins with bots only while another who takes bots and fits waits, whoever comes when", () => {
  const wish = wishFor(["4x2n", "6x2n"]).map((wish) => ({ ...wish, moveTimesMs: [60_000] }));
  fc.assert(
    fc.property(fc.array(arrival(wish, 2 * 60_000), { minLength: 2, maxLength: 8 }), (arrivals) => {
      for (const { people, others } of tablesOf(arrivals)) {
        if (people.length > 1) continue;
        const { variants } = arrivals[people[0] - 1].wish;
        const mates = others.filter(({ wish }) => wish.variants.some((one) => variants.includes(one)));
        // Whose other variants the table is not played at may have come when it was found already.
        expect(mates.filter(({ wish }) => wish.botsAfterMs !== null && wish.variants.length === 2)).toEqual(
          [],
        );
      }
    }),
    { numRuns: runs(50) },
  );
});

const people = 14;
type Step = (state: QueueState, now: number) => QueueChange;
const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({
      id: fc.nat(people),
      wish: wishFor(["4x2n", "6x3n"]),
    })
    .map(
      ({ id, wish }) =>
        (state, now) =>
          enter(state, somebody(id + 1, 1000 + 70 * id), wish, now),
    ),
  fc
    .record({
      ids: fc.uniqueArray(fc.nat(people), { minLength: 2, maxLength: 2 }),
      wish: wishFor(["4x2n", "6x3n"]),
    })
    .map(({ ids: [from, to], wish }) => (state, now) => {
      return ask(state, { from: somebody(from + 1), to: person(to + 1), wish }, now);
    }),
  fc.tuple(fc.nat(), fc.boolean()).map(([a, accept]) => (state, now) => {
    const one = state.asks[a % Math.max(1, state.asks.length)];
    const who = one === undefined ? somebody(1) : somebody(one.to.id);
    return answer(state, who, { partner: one?.from.identity.name ?? "", accept }, now);
  }),
  fc.nat(people).map((id) => (state, now) => leave(state, person(id + 1), asking, now)),
  fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => (state, now) => {
    const call = state.calls[a % Math.max(1, state.calls.length)];
    const called = call ? peopleIn(partiesOf(call)) : [person(1)];
    return come(state, call?.id ?? 0, called[b % called.length], now);
  }),
  fc.constant((state: QueueState, now: number) => passTime(state, now)),
];

test("whatever happens: nobody waits in two places, and nobody is forgotten", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(...steps), fc.integer({ min: 0, max: 30_000 })), { maxLength: 60 }),
      (happenings) => {
        let [state, now] = [emptyQueue, 0];
        for (const [step, ms] of happenings) {
          now += ms;
          const { state: before } = passTime(state, now);
          const change = step(before, now);
          const { state: next, effects } = "error" in change ? { state: before, effects: [] } : change;
          const after = peopleWaiting(next);
          expect(new Set(after).size).toBe(after.length);
          const gone = peopleWaiting(before).filter((name) => !after.includes(name));
          const told = new Set(goneBy(effects)).difference(new Set(after));
          expect(gone.toSorted()).toEqual([...told].toSorted());
          const hasNews = newsOf(before, { state: next, effects }).map(({ identity }) => identity.name);
          expect(hasNews).toEqual(expect.arrayContaining(gone));
          for (const { until } of next.calls) expect(until).toBeGreaterThan(now);
          const settled = passTime(next, now).state;
          expect(dueAt(settled, now) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
          state = next;
        }
      },
    ),
    { numRuns: runs(100) },
  );
});

function peopleWaiting({ parties, calls, asks }: QueueState): string[] {
  const asking = asks.flatMap(({ from, to }) => [from.identity, to]);
  return [...peopleIn([...parties, ...calls.flatMap(partiesOf)]), ...asking].map(({ name }) => name);
}

/** Who waits no longer, or plays. */
function goneBy(effects: readonly QueueEffect[]): string[] {
  const people = effects.flatMap((effect) => {
    if (effect.kind === "begin") return peopleIn(partiesOf(effect.gathering));
    return effect.kind === "out" ? effect.people : [];
  });
  return people.map(({ name }) => name);
}

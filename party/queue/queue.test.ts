import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { come, dueAt, enter, leave, passTime, type QueueChange, type QueueEffect } from "./queue.ts";
import { emptyQueue, partiesOf, peopleIn, type QueueState } from "./state.ts";
import { aWish, somebody, wishFor } from "./testSupport.ts";

const person = (id: number): Identity => somebody(id).identity;

/** A queue in which these have come one after the other, a second apart. */
function queueOf(...ids: number[]): QueueChange {
  const changes: QueueChange[] = [{ state: emptyQueue, effects: [], error: null }];
  ids.forEach((id, i) => {
    changes.push(enter(changes[i].state, [somebody(id)], aWish, i * 1000));
  });
  return changes[ids.length];
}

const kinds = (effects: readonly QueueEffect[]) => effects.map(({ kind }) => kind);

test("four who want the same are called, and begin once all have come", () => {
  const { state, effects } = queueOf(1, 2, 3, 4);
  expect(kinds(effects)).toEqual(["call"]);
  expect(state.parties).toEqual([]);
  const [{ id, until }] = state.calls;
  expect(until).toBe(3000 + limits.queueCallMs);
  const three = [1, 2, 3].reduce((now, one) => come(now, id, person(one)).state, state);
  expect(come(three, id, person(3)).state).toBe(three);
  expect(come(three, id, person(9)).error).toBe("not_called");
  const all = come(three, id, person(4));
  expect(kinds(all.effects)).toEqual(["begin"]);
  expect(all.state).toMatchObject({ parties: [], calls: [] });
});

test("who does not come loses the place; the others wait on, first in line", () => {
  const { state } = queueOf(1, 2, 3, 4);
  const [{ id, until }] = state.calls;
  const some = [1, 2, 4].reduce((now, one) => come(now, id, person(one)).state, state);
  const { state: later, effects } = passTime(some, until);
  expect(effects).toEqual([
    { kind: "back", people: [1, 2, 4].map(person) },
    { kind: "out", people: [person(3)] },
  ]);
  expect(later.parties.map(({ since }) => since)).toEqual([0, 1000, 3000]);
  const next = enter(later, [somebody(5)], aWish, until + 1);
  expect(peopleIn(next.state.calls.flatMap(partiesOf)).map(({ id }) => id)).toEqual([1, 2, 4, 5]);
});

test("who leaves takes along who came with them; who was called with them waits on", () => {
  const pair = enter(emptyQueue, [somebody(1), somebody(2)], aWish, 0).state;
  const three = enter(pair, [somebody(3)], aWish, 0).state;
  const called = enter(three, [somebody(4)], aWish, 0).state;
  const { state, effects } = leave(called, person(2), 1);
  expect(peopleIn(state.parties).map(({ id }) => id)).toEqual([3, 4]);
  expect(effects).toEqual([
    { kind: "back", people: [person(3), person(4)] },
    { kind: "out", people: [person(1), person(2)] },
  ]);
  expect(leave(state, person(1), 2).error).toBe("not_waiting");
});

test("nobody waits twice, alone or with a friend", () => {
  const { state } = queueOf(1);
  expect(enter(state, [somebody(2), somebody(1)], aWish, 5)).toEqual({
    state,
    effects: [],
    error: "already_waiting",
  });
});

const people = 14;
type Step = (state: QueueState, now: number) => QueueChange;
const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({
      ids: fc.uniqueArray(fc.nat(people), { minLength: 1, maxLength: 3 }),
      wish: wishFor(["4x2n", "6x3n"]),
    })
    .map(({ ids, wish }) => (state, now) => {
      const members = ids.map((id) => somebody(id + 1, 1000 + 70 * id));
      return enter(state, members, wish, now);
    }),
  fc.nat(people).map((id) => (state, now) => leave(state, person(id + 1), now)),
  fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => (state) => {
    const call = state.calls[a % Math.max(1, state.calls.length)];
    const called = call ? peopleIn(partiesOf(call)) : [person(1)];
    return come(state, call?.id ?? 0, called[b % called.length]);
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
          const { state: next, effects, error } = step(before, now);
          if (error !== null) expect(next).toBe(before);
          const after = peopleWaiting(next);
          expect(new Set(after).size).toBe(after.length);
          const gone = peopleWaiting(before).filter((name) => !after.includes(name));
          expect(gone.toSorted()).toEqual(goneBy(effects).toSorted());
          for (const { until } of next.calls) expect(until).toBeGreaterThan(now);
          expect(dueAt(next, now) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
          state = next;
        }
      },
    ),
    { numRuns: 300 },
  );
});

function peopleWaiting({ parties, calls }: QueueState): string[] {
  return peopleIn([...parties, ...calls.flatMap(partiesOf)]).map(({ name }) => name);
}

/** Who waits no longer, or plays. */
function goneBy(effects: readonly QueueEffect[]): string[] {
  const people = effects.flatMap((effect) => {
    if (effect.kind === "begin") return peopleIn(partiesOf(effect.gathering));
    return effect.kind === "out" ? effect.people : [];
  });
  return people.map(({ name }) => name);
}

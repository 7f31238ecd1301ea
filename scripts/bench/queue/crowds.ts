import { come, enter, leave, passTime, type QueueChange } from "#party/queue/changes.ts";
import { gatherAll } from "#party/queue/matching.ts";
import {
  emptyQueue,
  type Party,
  partiesOf,
  peopleIn,
  personKey,
  type Queued,
  type QueueState,
} from "#party/queue/state.ts";
import { countsOf, newsOf } from "#party/queue/status.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { type VariantName, variantNames } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import { type Chance, chanceFrom } from "../../process/chance.ts";

type Kind = {
  readonly sizes: readonly (1 | 2)[];
  readonly wish: (chance: Chance) => QueueWish;
  readonly rating: (chance: Chance) => number;
  readonly avoids?: (chance: Chance, parties: number) => string[];
};

const times = [...limits.moveTimesMs, null];
const everything = { variants: [...variantNames], moveTimesMs: times, rated: [true, false] };
const all =
  (variants: readonly VariantName[] = variantNames) =>
  (): QueueWish => {
    return { ...everything, variants: [...variants], botsAfterMs: null };
  };
const drawn = (chance: Chance): QueueWish => ({
  variants: some(variantNames, chance),
  moveTimesMs: some(times, chance),
  rated: some([true, false], chance),
  botsAfterMs: chance() < 0.3 ? limits.queueBotsAfterMs.from + Math.floor(chance() * 60_000) : null,
});
const usual = (chance: Chance) => 1000 + 1000 * ((chance() + chance() + chance()) / 3);
const wide = (chance: Chance) => 400_000 * chance();

/** Who waits: any mix, and what is hard to put together. */
export const crowds = {
  drawn: { sizes: [1, 1, 1, 2], wish: drawn, rating: usual },
  everything: { sizes: [1, 1, 1, 2], wish: all(), rating: usual },
  pairsForTeamsOfThree: { sizes: [2], wish: all(["6x2n", "6x2m"]), rating: usual },
  pairsAndFewOthers: { sizes: [...Array<2>(40).fill(2), 1], wish: all(["6x2n", "6x2m"]), rating: usual },
  farApart: { sizes: [1, 2], wish: all(), rating: wide },
  avoidingEachOther: {
    sizes: [1, 1, 1, 2],
    wish: all(),
    rating: usual,
    avoids: (chance, parties) =>
      Array.from({ length: limits.mutesMax }, () => keyOf(1 + Math.floor(2 * parties * chance()))),
  },
} as const satisfies Record<string, Kind>;
export type Crowd = keyof typeof crowds;

type Times = { mean: number; most: number };

/** Lets so many parties wait or be called, and measures changes of who they are, in ms of a processor. */
export function measured(
  crowd: Crowd,
  { parties, changes, seed }: { parties: number; changes: number; seed: number },
): { change: Times; step: Times; comparisons: number } {
  const chance = chanceFrom(seed);
  const kind: Kind = crowds[crowd];
  let next = 1;
  const somebody = (): Queued => {
    const id = next++;
    const rating = kind.rating(chance);
    const ratings = Object.fromEntries(ratedFamilies.map((family) => [family, rating]));
    const identity = { kind: "user", id, name: `Player${id}` } as const;
    return { identity, ratings, n: 1, ...(kind.avoids && { avoids: kind.avoids(chance, parties) }) };
  };
  let now = 0;
  let state = emptyQueue;
  const fill = (): void => {
    const added: Party[] = [];
    const called = state.calls.flatMap(partiesOf).length;
    while (state.parties.length + called + added.length < parties) {
      const size = kind.sizes[Math.floor(chance() * kind.sizes.length)];
      const members = Array.from({ length: size }, somebody);
      const since = now - Math.floor(chance() * 1.5 * limits.queueAnySpreadMs);
      added.push({ id: next++, members, wish: kind.wish(chance), since });
    }
    state = { ...state, parties: [...state.parties, ...added] };
  };
  const changeTimes: number[] = [];
  const stepTimes: number[] = [];
  let comparisons = 0;
  const timed = (list: number[], change: (before: QueueState) => QueueChange): void => {
    const begin = processorMs();
    const changed = change(state);
    if ("error" in changed) return;
    newsOf(state, changed);
    if (list === stepTimes) countsOf(changed.state);
    list.push(processorMs() - begin);
    state = changed.state;
  };
  for (let i = 0; i < changes; i++) {
    now += 1 + Math.floor(100 * chance());
    fill();
    const all = [...state.parties, ...state.calls.flatMap(partiesOf)];
    const [person] = peopleIn([all[Math.floor(chance() * all.length)]]);
    const call = state.calls[Math.floor(chance() * state.calls.length)];
    const kindOfChange = chance();
    if (kindOfChange < 0.3) timed(changeTimes, (state) => leave(state, person, { n: 1, because: null }, now));
    else if (kindOfChange < 0.6 && call !== undefined)
      for (const one of peopleIn(partiesOf(call)))
        timed(changeTimes, (state) =>
          chance() < 0.9 ? come(state, call.id, one, now) : { error: "not_called" },
        );
    else timed(changeTimes, (state) => enter(state, somebody(), kind.wish(chance), now));
    if (i % 10 > 0) continue;
    comparisons = Math.max(comparisons, gatherAll(state.parties, now, state.turn).comparisons);
    timed(stepTimes, (state) => passTime(state, now));
  }
  return { change: timesOf(changeTimes), step: timesOf(stepTimes), comparisons };
}

/** How long this thread has computed so far: other programs on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function keyOf(id: number): string {
  return personKey({ kind: "user", id });
}

function timesOf(list: readonly number[]): Times {
  const mean = list.reduce((sum, ms) => sum + ms, 0) / list.length;
  return { mean: Number(mean.toFixed(2)), most: Number(Math.max(...list).toFixed(2)) };
}

function some<T>(values: readonly T[], chance: Chance): T[] {
  const found = values.filter(() => chance() < 0.4);
  return found.length > 0 ? found : [values[Math.floor(chance() * values.length)]];
}

import type { Random } from "#rules/index.ts";
import { variantNames, variantOf } from "#rules/variant.ts";
import type { DemoPlayer } from "./people.ts";
import { type GamePlan, seedOf } from "./playedGame.ts";

const dayMs = 24 * 60 * 60_000;
/** How much is played in each hour of the day (UTC), and on each weekday from Sunday on. */
const hours = [1, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 4, 4, 4, 5, 6, 8, 10, 12, 12, 9, 5, 2];
const weekdays = [9, 5, 5, 5, 6, 7, 9];

/** Times of games between two moments (ms UTC), in order; there are more and more of them, most in the evening. */
export function timesOfGames(count: number, from: number, to: number, random: Random): number[] {
  const times: number[] = [];
  while (times.length < count) {
    // The square root lets the density grow from nothing.
    const at = Math.floor(from + (to - from) * Math.sqrt(random(1_000_000) / 1_000_000));
    const date = new Date(at);
    const weight = hours[date.getUTCHours()] * weekdays[date.getUTCDay()];
    if (random(12 * 9) < weight) times.push(at);
  }
  return times.toSorted((a, b) => a - b);
}

/** What is played at these times, and by whom: everybody in turn with varying others, and bots on some seats. */
export function planGames(
  players: readonly DemoPlayer[],
  times: readonly number[],
  random: Random,
): GamePlan[] {
  return times.map((createdAt) => {
    const variant = variantNames[[0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9][random(13)]];
    const { seats } = variantOf(variant);
    const bots = [0, 0, 1, 2, 3][random(5)];
    const people = pick(players, Math.min(players.length, seats - Math.min(bots, seats - 1)) + 1, random);
    const substitute = people.pop() as DemoPlayer;
    const taken: (DemoPlayer | null)[] = Array.from({ length: seats }, (_, seat) => people[seat] ?? null);
    const fate = random(40);
    return {
      ...{ variant, createdAt, seats: shuffle(taken, random), seed: seedOf(random) },
      ...(fate < 3 && { abortedAfter: 10 + random(80) }),
      ...(fate === 3 &&
        taken[0] && { replacement: { seat: taken.indexOf(taken[0]), by: substitute, after: 30 } }),
    };
  });
}

function pick(players: readonly DemoPlayer[], count: number, random: Random): DemoPlayer[] {
  return shuffle([...players], random).slice(0, count);
}

/** Shuffles in place (Fisher and Yates). */
function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let left = items.length; left > 1; left--) {
    const chosen = random(left);
    [items[left - 1], items[chosen]] = [items[chosen], items[left - 1]];
  }
  return items;
}

/**
 * The first moment of the week that lies so many weeks before that of a time (ms UTC). Between two such moments a seed
 * gives the same games whenever they are planned: how much is played goes by the weekday and the hour.
 */
export function weeksBefore(now: number, weeks: number): number {
  const weekMs = 7 * dayMs;
  return Math.floor(now / weekMs - weeks) * weekMs;
}

/** The first moment of the day that lies so many days before a time (ms UTC). */
export function daysBefore(now: number, days: number): number {
  return Math.floor(now / dayMs - days) * dayMs;
}

import { limits } from "#schema/limits.ts";
import { Line } from "./line.ts";
import type { Pool } from "./pool.ts";
import { seated } from "./seating.ts";
import type { Gathering, Party, QueueState } from "./state.ts";
import type { Waiter } from "./waiter.ts";

/**
 * How far the ratings at a table may lie apart for somebody who has waited this long (ms): at first only like play with
 * like; in the end anybody with anybody.
 */
export function spreadAfter(waited: number): number {
  if (waited >= limits.queueAnySpreadMs) return Number.POSITIVE_INFINITY;
  return limits.queueSpread + (limits.queueSpreadPerMinute * waited) / 60_000;
}

/** The same for a party by now. Whoever would take bots would rather take any people. */
export function widthOf(party: Party, now: number): number {
  return takesBots(party, now) ? Number.POSITIVE_INFINITY : spreadAfter(now - party.since);
}

/** Who are put together in one step, how many comparisons that took, and with which party the next step goes on. */
export type Gathered = {
  readonly gatherings: readonly Gathering[];
  readonly comparisons: number;
  readonly turn: Party | null;
};

/**
 * Puts together all who fit, as long as there are any. Whoever has waited longest is served first, and says how far the
 * ratings at their table may lie apart: so nobody waits while others who would do are waiting too, and nobody stays
 * behind for being stronger or weaker than everybody who comes. When somebody's wait for bots is over, all who fit and
 * take bots sit down there, however long they have waited.
 *
 * A step costs no more than `limits.queueComparisons` and one party's comparisons, whoever waits: what is left is for the
 * next.
 * @param turn the party with which it goes on; null: with the one who has waited longest
 */
export function gatherAll(waiting: readonly Party[], now: number, turn: QueueState["turn"] = null): Gathered {
  const line = new Line(waiting);
  const gatherings: Gathering[] = [];
  const serve = (
    order: readonly Waiter[],
    find: (first: Waiter) => Gathering | undefined,
  ): Waiter | undefined => {
    const most = line.comparisons + limits.queueComparisons;
    for (const first of order) {
      if (first.isGone) continue;
      if (line.comparisons >= most) return first;
      const found = find(first);
      if (found === undefined) continue;
      gatherings.push(found);
      line.leave(found);
    }
    return undefined;
  };
  const left = serve(line.from(turn), (first) => withPeople(first, line, now));
  const due = line.waiters.filter(({ party }) => takesBots(party, now));
  const leftAlone = serve(due, (first) => withBots(first, line));
  return { gatherings, comparisons: line.comparisons, turn: (left ?? leftAlone)?.party ?? null };
}

/** When somebody fits who does not fit now, though nobody comes: ms UTC; null for never. */
export function nextChance(waiting: readonly Party[], now: number): number | null {
  const times = waiting.flatMap(({ since, heldUntil, wish: { botsAfterMs } }) => {
    if (heldUntil !== undefined && heldUntil > now) return [heldUntil];
    const bots = botsAfterMs === null || since + botsAfterMs <= now ? [] : [since + botsAfterMs];
    const grows = waiting.length > 1 && since + limits.queueAnySpreadMs > now;
    return grows ? [...bots, Math.min(now + limits.queueStepMs, since + limits.queueAnySpreadMs)] : bots;
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** A full table of people with this one. */
function withPeople(first: Waiter, line: Line, now: number): Gathering | undefined {
  const width = widthOf(first.party, now);
  for (const play of first.plays) {
    const pool = line.poolOf(play);
    const parties = pool.around(first, pool.seats, width, line);
    if (parties) return tableOf(pool, parties);
  }
  return undefined;
}

/** As many people as there are who take bots, now or later; one alone if need be. */
function withBots(first: Waiter, line: Line): Gathering | undefined {
  let best: { pool: Pool; parties: Waiter[]; people: number } | undefined;
  for (const play of first.botPlays) {
    const pool = line.poolWithBotsOf(play);
    for (let people = pool.seats - 1; people > (best?.people ?? 0); people--) {
      const parties = pool.around(first, people, Number.POSITIVE_INFINITY, line);
      if (parties) best = { pool, parties, people };
    }
  }
  return best && tableOf(best.pool, best.parties);
}

function tableOf(pool: Pool, waiters: readonly Waiter[]): Gathering | undefined {
  const parties = waiters.map(({ party }) => party);
  const ratings = waiters.map((waiter) => pool.rating(waiter));
  const teams = seated(parties, ratings, pool.teamSizes);
  return teams && { play: pool.play, teams };
}

function takesBots({ wish, since }: Party, now: number): boolean {
  return wish.botsAfterMs !== null && now - since >= wish.botsAfterMs;
}

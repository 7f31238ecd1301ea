import { familyOf } from "#rules/family.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { limits } from "#schema/limits.ts";
import { fits, ratingOf, seated, teamSizesOf } from "./seating.ts";
import type { Gathering, Party, Play } from "./state.ts";

/**
 * How far the ratings at a table may lie apart for somebody who has waited this long (ms): at first only like play with
 * like; in the end anybody with anybody.
 */
export function spreadAfter(waited: number): number {
  if (waited >= limits.queueAnySpreadMs) return Number.POSITIVE_INFINITY;
  return limits.queueSpread + (limits.queueSpreadPerMinute * waited) / 60_000;
}

/**
 * Puts together all who fit, as long as there are any. Whoever has waited longest is served first, and says how far the
 * ratings at their table may lie apart: so nobody waits while others who would do are waiting too, and nobody stays
 * behind for being stronger or weaker than everybody who comes.
 */
export function gatherAll(waiting: readonly Party[], now: number): Gathering[] {
  const gatherings: Gathering[] = [];
  let left = waiting.toSorted((one, other) => one.since - other.since || one.id - other.id);
  for (const mayHaveBots of [false, true]) {
    for (const first of left) {
      if (!left.includes(first) || (mayHaveBots && !takesBots(first, now))) continue;
      const others = left.slice(left.indexOf(first) + 1);
      const found = mayHaveBots ? withBots(first, others, now) : withPeople(first, others, now);
      if (found === undefined) continue;
      gatherings.push(found);
      const gone = new Set(found.teams.flat());
      left = left.filter((party) => !gone.has(party));
    }
  }
  return gatherings;
}

/** When somebody fits who does not fit now, though nobody comes: ms UTC; null for never. */
export function nextChance(waiting: readonly Party[], now: number): number | null {
  const times = waiting.flatMap(({ since, wish: { botsAfterMs } }) => {
    const bots = botsAfterMs === null || since + botsAfterMs <= now ? [] : [since + botsAfterMs];
    const grows = waiting.length > 1 && since + limits.queueAnySpreadMs > now;
    return grows ? [...bots, Math.min(now + limits.queueStepMs, since + limits.queueAnySpreadMs)] : bots;
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** A full table of people with the one who has waited longest. */
function withPeople(first: Party, others: readonly Party[], now: number): Gathering | undefined {
  for (const play of playsOf(first)) {
    const found = tableFor(first, others.filter(wishing(play)), play, { now, peopleAt: (seats) => seats });
    if (found) return found;
  }
  return undefined;
}

/** As many people as there are who all take bots by now; one alone if need be. */
function withBots(first: Party, others: readonly Party[], now: number): Gathering | undefined {
  const willing = others.filter((party) => takesBots(party, now));
  const plays = playsOf(first).map((play) => ({ ...play, isRated: false }));
  let best: { table: Gathering; people: number } | undefined;
  for (const play of plays) {
    const those = willing.filter(wishing(play, true));
    const seats = sum(teamSizesOf(play.variant));
    for (let people = seats - 1; people > (best?.people ?? 0); people--) {
      const table = tableFor(first, those, play, { now, peopleAt: () => people });
      if (table) best = { table, people };
    }
  }
  return best?.table;
}

function takesBots({ wish, since }: Party, now: number): boolean {
  return wish.botsAfterMs !== null && now - since >= wish.botsAfterMs;
}

/** All that would suit a party. */
function playsOf({ wish: { variants, moveTimesMs, rated } }: Party): Play[] {
  return variants.flatMap((variant) =>
    moveTimesMs.flatMap((moveTimeMs) => rated.map((isRated) => ({ variant, moveTimeMs, isRated }))),
  );
}

/** Whom this would suit. With bots no game is rated, and nobody who takes bots minds. */
function wishing({ variant, moveTimeMs, isRated }: Play, isWithBots = false) {
  return ({ wish }: Party) =>
    wish.variants.includes(variant) &&
    wish.moveTimesMs.includes(moveTimeMs) &&
    (isWithBots || wish.rated.includes(isRated));
}

/**
 * The table with so many people at which the ratings lie closest together, if that is close enough for the one who has
 * waited longest; of several such, the one whose people have waited longest.
 */
function tableFor(
  first: Party,
  others: readonly Party[],
  play: Play,
  { now, peopleAt }: { now: number; peopleAt: (seats: number) => number },
): Gathering | undefined {
  const teamSizes = teamSizesOf(play.variant);
  const mixes = mixesOf(peopleAt(sum(teamSizes)), teamSizes, first.members.length);
  const family = ratedFamilies.find((family) => family === familyOf(play.variant));
  const rating = (party: Party) => (family === undefined ? 0 : ratingOf(party, family));
  const parties = closest(first, others, { mixes, rating, width: spreadAfter(now - first.since) });
  const teams = parties && seated(parties, parties.map(rating), teamSizes);
  return teams && { play, teams };
}

function closest(
  first: Party,
  others: readonly Party[],
  { mixes, rating, width }: { mixes: readonly Mix[]; rating: (party: Party) => number; width: number },
): Party[] | undefined {
  const own = rating(first);
  const byRating = others
    .map((party) => ({ party, rating: rating(party) }))
    .filter(({ rating }) => Math.abs(rating - own) <= width)
    .toSorted((one, other) => one.rating - other.rating);
  const found = byRating.flatMap((_, lowest) => {
    const floor = Math.min(own, byRating[lowest].rating);
    const inReach = byRating.slice(lowest).filter(({ rating }) => rating - floor <= width);
    // The first of them that suffice lie closer together than any others from here on.
    for (let n = 1; n <= inReach.length; n++) {
      const parties = firstInLine(first, inReach.slice(0, n), mixes);
      if (parties) return [parties];
    }
    return [];
  });
  const alone = firstInLine(first, [], mixes);
  const all = (alone ? [alone, ...found] : found).map((parties) => {
    const ratings = parties.map(rating);
    const apart = Math.max(...ratings) - Math.min(...ratings);
    return { parties, apart, since: sum(parties.map(({ since }) => since)) };
  });
  return all.toSorted((one, other) => one.apart - other.apart || one.since - other.since)[0]?.parties;
}

/** How many parties of one, two and three: `mix[size]`. */
type Mix = readonly [0, number, number, number];

/** All mixes of so many people that the teams can seat and that have a party of the first one's size. */
function mixesOf(nPeople: number, teamSizes: readonly number[], sizeOfFirst: number): Mix[] {
  const mixes: Mix[] = [];
  for (let threes = 0; 3 * threes <= nPeople; threes++) {
    for (let pairs = 0; 3 * threes + 2 * pairs <= nPeople; pairs++) {
      const mix: Mix = [0, nPeople - 3 * threes - 2 * pairs, pairs, threes];
      const sizes = mix.flatMap((count, size) => Array<number>(count).fill(size));
      if (mix[sizeOfFirst] > 0 && fits(sizes, teamSizes)) mixes.push(mix);
    }
  }
  return mixes;
}

/** The first party and, by one of the mixes, those of the others who have waited longest. */
function firstInLine(
  first: Party,
  others: readonly { party: Party }[],
  mixes: readonly Mix[],
): Party[] | undefined {
  const nOf = (size: number) => others.filter(({ party }) => party.members.length === size).length;
  const counts = [0, nOf(1), nOf(2), nOf(3)];
  counts[first.members.length]++;
  const mix = mixes.find((mix) => mix.every((wanted, size) => wanted <= counts[size]));
  if (mix === undefined) return undefined;
  const line = others.map(({ party }) => party).toSorted((one, other) => one.since - other.since);
  const rest = [...mix];
  return [first, ...line].filter(({ members: { length: size } }) => rest[size]-- > 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { familyOf } from "#rules/family.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { variantNames } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import { runs } from "#tests/chance.ts";
import { gatherAll, nextChance, widthOf } from "./matching.ts";
import { fits, ratingOf, teamSizesOf } from "./seating.ts";
import { type Gathering, type Party, type Play, partiesOf, personKey, type QueueState } from "./state.ts";
import { aWish, somebody, wishFor } from "./testSupport.ts";

const now = 10 * 60_000;
const seatsOf = ({ variant }: Play) => teamSizesOf(variant).reduce((sum, size) => sum + size, 0);
const peopleOf = (parties: readonly Party[]) => parties.reduce((sum, { members }) => sum + members.length, 0);

/** How far the ratings of these parties lie apart. */
function apart(parties: readonly Party[], { variant }: Play): number {
  const family = ratedFamilies.find((family) => family === familyOf(variant));
  const ratings = parties.map((party) => (family ? ratingOf(party, family) : 0));
  return Math.max(...ratings) - Math.min(...ratings);
}

const widest = (parties: readonly Party[]) => Math.max(...parties.map((party) => widthOf(party, now)));

const waiting = (variants?: Parameters<typeof wishFor>[0], maxLength = 12) =>
  fc
    .array(
      fc.record({
        ratings: fc.array(fc.integer({ min: 1000, max: 2000 }), { minLength: 1, maxLength: 3 }),
        wish: wishFor(variants),
        waited: fc.integer({ min: 0, max: 3 * 60_000 }),
      }),
      { maxLength },
    )
    .map((parties) =>
      parties.map(({ ratings, wish, waited }, i): Party => {
        const members = ratings.map((rating, m) => somebody(10 * i + m + 1, rating));
        return { id: i + 1, members, wish, since: now - waited };
      }),
    );

function expectWished({ play, teams }: Gathering): void {
  const parties = teams.flat();
  const isFull = peopleOf(parties) === seatsOf(play);
  for (const { wish } of parties) {
    expect(wish.variants).toContain(play.variant);
    expect(wish.moveTimesMs).toContain(play.moveTimeMs);
    if (isFull) expect(wish.rated).toContain(play.isRated);
    else expect(wish.botsAfterMs).not.toBeNull();
  }
  if (!isFull) {
    expect(play.isRated).toBe(false);
    expect(parties.some(({ wish, since }) => now - since >= (wish.botsAfterMs ?? 0))).toBe(true);
  }
  teamSizesOf(play.variant).forEach((size, team) => {
    expect(peopleOf(teams[team])).toBeLessThanOrEqual(size);
  });
  expect(apart(parties, play)).toBeLessThanOrEqual(widest(parties));
}

test("everybody gets what they wish for, partners one team, and nobody two tables", () => {
  fc.assert(
    fc.property(waiting(undefined, 40), (parties) => {
      const { gatherings } = gatherAll(parties, now);
      const seated = gatherings.flatMap(partiesOf);
      expect(new Set(seated).size).toBe(seated.length);
      gatherings.forEach(expectWished);
    }),
    { numRuns: runs(100) },
  );
});

test("nobody is left waiting while a full table of people who fit is waiting", () => {
  fc.assert(
    fc.property(waiting(["4x2n", "6x2n", "6x3m", "6x1n"], 10), (parties) => {
      const seated = new Set(gatherAll(parties, now).gatherings.flatMap(partiesOf));
      expect(aTableAmong(parties.filter((party) => !seated.has(party)))).toBeUndefined();
    }),
    { numRuns: runs(150) },
  );
});

/** Some of these who could play together: every subset is tried. */
function aTableAmong(parties: readonly Party[]): Party[] | undefined {
  for (let chosen = 1; chosen < 2 ** parties.length; chosen++) {
    const some = parties.filter((_, i) => chosen & (2 ** i));
    if (peopleOf(some) === 4 || peopleOf(some) === 6) if (playFor(some)) return some;
  }
  return undefined;
}

function playFor(parties: readonly Party[]): Play | undefined {
  const [{ wish }, ...others] = parties;
  const plays = wish.variants.flatMap((variant) =>
    wish.moveTimesMs.flatMap((moveTimeMs) => wish.rated.map((isRated) => ({ variant, moveTimeMs, isRated }))),
  );
  return plays.find(
    (play) =>
      seatsOf(play) === peopleOf(parties) &&
      others.every(({ wish }) => wish.variants.includes(play.variant)) &&
      others.every(({ wish }) => wish.moveTimesMs.includes(play.moveTimeMs)) &&
      others.every(({ wish }) => wish.rated.includes(play.isRated)) &&
      fits(
        parties.map(({ members }) => members.length),
        teamSizesOf(play.variant),
      ) &&
      apart(parties, play) <= widest(parties),
  );
}

const alone = (id: number, rating: number, waited: number, wish = aWish): Party => {
  return { id, members: [somebody(id, rating)], wish, since: now - waited };
};

test("like plays with like as long as nobody has waited long", () => {
  const ratings = [1500, 1510, 1900, 1490, 1910, 1520, 1890, 1905];
  const { gatherings } = gatherAll(
    ratings.map((rating, i) => alone(i + 1, rating, 0)),
    now,
  );
  const tables = gatherings.map((gathering) => partiesOf(gathering).map(({ id }) => ratings[id - 1]));
  expect(tables.map((table) => table.toSorted((one, other) => one - other))).toEqual([
    [1490, 1500, 1510, 1520],
    [1890, 1900, 1905, 1910],
  ]);
});

test("who has waited long enough plays with whoever comes", () => {
  const others = [1400, 1410, 1420].map((rating, i) => alone(i + 2, rating, 0));
  expect(gatherAll([alone(1, 2200, 60_000), ...others], now).gatherings).toEqual([]);
  expect(gatherAll([alone(1, 2200, limits.queueAnySpreadMs), ...others], now).gatherings).toHaveLength(1);
});

test("the strongest and the weakest play together, against the others", () => {
  const [{ teams }] = gatherAll(
    [1480, 1490, 1510, 1520].map((rating, i) => alone(i + 1, rating, 0)),
    now,
  ).gatherings;
  const ratings = teams.map((team) => team.reduce((sum, party) => sum + ratingOf(party, "4x2"), 0));
  expect(ratings).toEqual([3000, 3000]);
});

const usualChoice = { ...aWish, botsAfterMs: 60_000 };

test("bots take the seats that are left when the first one's wait is over, with all who take bots at some time", () => {
  const waited = [59_000, 30_000, 0];
  const three = waited.map((waited, i) => alone(i + 1, 1200 + 400 * i, waited, usualChoice));
  const without = alone(4, 1500, 90_000, { ...aWish, rated: [true], moveTimesMs: [null] });
  expect(gatherAll([...three, without], now).gatherings).toEqual([]);
  expect(nextChance(three, now)).toBe(now + 1_000);
  const { gatherings } = gatherAll([...three, without], now + 1_000);
  expect(
    gatherings.map((gathering) =>
      partiesOf(gathering)
        .map(({ id }) => id)
        .toSorted(),
    ),
  ).toEqual([[1, 2, 3]]);
  expect(gatherings[0].play.isRated).toBe(false);
});

test("nobody sits with bots only while another who takes bots and fits waits", () => {
  fc.assert(
    fc.property(waiting(["4x2n", "6x3m"], 12), (parties) => {
      const { gatherings } = gatherAll(parties, now);
      const seated = new Set(gatherings.flatMap(partiesOf));
      for (const { play, teams } of gatherings) {
        const [first, ...others] = teams.flat();
        if (others.length > 0 || peopleOf([first]) === seatsOf(play)) continue;
        const mates = parties.filter((party) => !seated.has(party) && couldSit(first, party));
        expect(mates).toEqual([]);
      }
    }),
    { numRuns: runs(150) },
  );
});

/** Whether these two could sit at a table with a bot. */
function couldSit(one: Party, other: Party): boolean {
  const sizes = [one, other].map(({ members }) => members.length);
  return (
    other.wish.botsAfterMs !== null &&
    one.wish.moveTimesMs.some((time) => other.wish.moveTimesMs.includes(time)) &&
    one.wish.variants.some((variant) => {
      const teamSizes = teamSizesOf(variant);
      const seats = teamSizes.reduce((sum, size) => sum + size, 0);
      return other.wish.variants.includes(variant) && sizes[0] + sizes[1] < seats && fits(sizes, teamSizes);
    })
  );
}

/** So many parties, each of so many people, whose ratings lie so far apart from one to the next. */
const many = (n: number, size: number, wish: Partial<QueueWish>, { from = 1, step = 0, waited = 0 } = {}) =>
  Array.from({ length: n }, (_, i): Party => {
    const members = Array.from({ length: size }, (_, m) => somebody(10_000 * m + from + i, 1500 + step * i));
    return { id: from + i, members, wish: { ...aWish, ...wish }, since: now - waited - i };
  });

test("what the sizes of parties rule out is never compared", () => {
  const pairs = many(150, 2, { variants: ["6x2n", "6x2m"] });
  // Of these only is asked how far apart they lie.
  const four = many(4, 1, { variants: ["4x2n"], rated: [true] }, { from: 500, step: 900 });
  expect(gatherAll([...pairs, ...four], now)).toMatchObject({ gatherings: [], comparisons: 4 });
  const triples = many(150, 3, { variants: ["4x2n", "6x3m"] }, { from: 600, waited: 3 * 60_000 });
  expect(gatherAll(triples, now)).toMatchObject({ gatherings: [], comparisons: 0 });
});

test("a step compares no more than it may, whoever waits, and the next goes on where it ended", () => {
  const everything = { variants: [...variantNames], moveTimesMs: [...limits.moveTimesMs, null] };
  // All of them avoid each other, and nobody finds a table.
  const crowd = many(150, 1, everything, { waited: 3 * 60_000 });
  const keys = crowd.flatMap(({ members }) => members.map(({ identity }) => personKey(identity)));
  const hostile = crowd.map((party) => {
    return { ...party, members: party.members.map((member) => ({ ...member, avoids: keys })) };
  });
  const honest = many(4, 1, { variants: ["6x2n", "4x2n"] }, { from: 400, waited: -1_000_000 });
  let left: readonly Party[] = [...hostile, ...honest];
  let turn: QueueState["turn"] = null;
  const tables: Gathering[] = [];
  for (let step = 0; step < 40 && tables.length === 0; step++) {
    const { gatherings, comparisons, turn: next } = gatherAll(left, now, turn);
    expect(comparisons).toBeLessThan(2 * limits.queueComparisons);
    tables.push(...gatherings);
    const gone = new Set(gatherings.flatMap(partiesOf));
    left = left.filter((party) => !gone.has(party));
    turn = next;
  }
  expect(tables.length).toBeGreaterThan(0);
});

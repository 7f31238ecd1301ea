import fc from "fast-check";
import { expect, test } from "vitest";
import { familyOf } from "#rules/family.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { limits } from "#schema/limits.ts";
import { runs } from "#tests/chance.ts";
import { gatherAll, nextChance, spreadAfter } from "./matching.ts";
import { fits, ratingOf, teamSizesOf } from "./seating.ts";
import { type Gathering, type Party, type Play, partiesOf } from "./state.ts";
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
  for (const { wish, since } of parties) {
    expect(wish.variants).toContain(play.variant);
    expect(wish.moveTimesMs).toContain(play.moveTimeMs);
    if (isFull) expect(wish.rated).toContain(play.isRated);
    else expect(now - since).toBeGreaterThanOrEqual(wish.botsAfterMs ?? Number.POSITIVE_INFINITY);
  }
  if (!isFull) expect(play.isRated).toBe(false);
  teamSizesOf(play.variant).forEach((size, team) => {
    expect(peopleOf(teams[team])).toBeLessThanOrEqual(size);
  });
  const longest = Math.max(...parties.map(({ since }) => now - since));
  expect(apart(parties, play)).toBeLessThanOrEqual(spreadAfter(longest));
}

test("everybody gets what they wish for, partners one team, and nobody two tables", () => {
  fc.assert(
    fc.property(waiting(undefined, 40), (parties) => {
      const gatherings = gatherAll(parties, now);
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
      const seated = new Set(gatherAll(parties, now).flatMap(partiesOf));
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
  const longest = Math.max(...parties.map(({ since }) => now - since));
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
      apart(parties, play) <= spreadAfter(longest),
  );
}

const alone = (id: number, rating: number, waited: number, wish = aWish): Party => {
  return { id, members: [somebody(id, rating)], wish, since: now - waited };
};

test("like plays with like as long as nobody has waited long", () => {
  const ratings = [1500, 1510, 1900, 1490, 1910, 1520, 1890, 1905];
  const gatherings = gatherAll(
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
  expect(gatherAll([alone(1, 2200, 60_000), ...others], now)).toEqual([]);
  expect(gatherAll([alone(1, 2200, limits.queueAnySpreadMs), ...others], now)).toHaveLength(1);
});

test("the strongest and the weakest play together, against the others", () => {
  const [{ teams }] = gatherAll(
    [1480, 1490, 1510, 1520].map((rating, i) => alone(i + 1, rating, 0)),
    now,
  );
  const ratings = teams.map((team) => team.reduce((sum, party) => sum + ratingOf(party, "4x2"), 0));
  expect(ratings).toEqual([3000, 3000]);
});

test("bots take the seats that are left when all at the table have waited as long as they said", () => {
  const takesBots = { ...aWish, botsAfterMs: 30_000 };
  const three = [40_000, 35_000, 20_000].map((waited, i) => alone(i + 1, 1500, waited, takesBots));
  const gatherings = gatherAll(three, now);
  expect(gatherings.map((gathering) => partiesOf(gathering).map(({ id }) => id))).toEqual([[1, 2]]);
  expect(gatherings[0].play.isRated).toBe(false);
  expect(gatherAll(three.slice(2), now)).toEqual([]);
  expect(nextChance(three.slice(2), now)).toBe(now + 10_000);
});

import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { games } from "#schema/db/games.ts";
import { ratedGames, ratedTeams, ratingHistory, ratings } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { finishGame } from "#store/games.ts";
import { addGuest } from "#store/guests.ts";
import { deletePlayer } from "#store/players.ts";
import { findWinners } from "#store/rankings.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { annulRatedGame, endIdleRanks, foldAll, foldSome, forgetRatings } from "#store/ratings/folding.ts";
import { findRatingRanking, findRatingsOf } from "#store/ratings/reading.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { forgetTotals } from "#store/totals/counting.ts";
import { runs } from "#tests/chance.ts";
import { endedGame, type Outcome as GivenOutcome } from "#tests/support/ratedGames.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let db: Database;
let users: Identity[];
beforeAll(async () => {
  database = await aSharedDatabase();
  db = database.db;
  users = [];
  for (const letter of "abcdefgh") {
    const name = `Rita${letter}`;
    users.push({ kind: "user", id: await aUser(db, name), name });
  }
});
beforeEach(forgetGames);

/** People who have played with each other often today would count no more. */
async function forgetGames(): Promise<void> {
  await forgetRatings(db);
  await db.delete(ratedGames);
  await db.delete(games);
  await forgetTotals(db);
}

const march = Date.UTC(2026, 2, 1, 18, 30);
const minute = 60_000;
const hour = 60 * minute;
const right = { games: 0, ratings: 0, unfolded: 0 };

type Outcome = Omit<GivenOutcome, "endedAt"> & { endedAt?: number; isReallyPlayed?: boolean };

const sits = (identity: Identity): SeatOwner => ({ kind: "human", identity });
const of = (...numbers: number[]) => numbers.map((number) => sits(users[number]));

/** Plays a game to its end, as its room reports it. */
async function play(outcome: Outcome): Promise<number> {
  const { isReallyPlayed, ...ended } = { endedAt: march, ...outcome };
  const report = await endedGame(db, ended);
  await finishGame(db, { ...report, isReallyPlayed });
  return report.gameID;
}

const ask = <T>(query: (database: Database) => Promise<T>): Promise<T> => query(db);
const ratingOf = async (players: string, family = "4x2") => {
  const [row] = await db.select().from(ratings).where(sql`players = ${players} and family = ${family}`);
  return row;
};
const everything = async () => ({
  ratings: await db.select().from(ratings).orderBy(ratings.family, ratings.players),
  teams: await db.select().from(ratedTeams).orderBy(ratedTeams.userId, ratedTeams.family, ratedTeams.players),
  history: await db.select().from(ratingHistory).orderBy(ratingHistory.userId, ratingHistory.seq),
  games: await db.select().from(ratedGames).orderBy(ratedGames.seq),
});

it("a game of four with accounts rates the players and the teams, once", async () => {
  const gameID = await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await foldAll(db, march + hour);
  await foldAll(db, march + hour);

  const [winner, loser] = await Promise.all([ratingOf(`${users[0].id}`), ratingOf(`${users[1].id}`)]);
  expect(winner).toMatchObject({ size: 1, games: 1, lastAt: march, isRanked: false });
  expect(winner.mu).toBeGreaterThan(25_000_000);
  expect(winner.mu + loser.mu).toBe(50_000_000);
  expect(winner.score).toBe(winner.mu - 2 * winner.sigma);
  const pair = await ratingOf(`${users[0].id}+${users[2].id}`);
  expect(pair).toMatchObject({ size: 2, games: 1 });
  expect(pair.mu).toBeGreaterThan(winner.mu);
  expect(await db.select().from(ratedTeams)).toHaveLength(4);
  expect(await db.select().from(ratingHistory)).toHaveLength(4);
  const [game] = await db.select().from(ratedGames);
  expect(game).toMatchObject({
    gameId: gameID,
    first: 0,
    teams: [
      [users[0].id, users[2].id],
      [users[1].id, users[3].id],
    ],
  });
  expect(game.changes?.[0]).toMatchObject({ players: `${users[0].id}`, before: null, after: { games: 1 } });
});

it("a game counts for nobody where one person sits on two seats, and never stops the others", async () => {
  const twice = await play({ seats: of(0, 1, 0, 3), winner: 0 });
  expect(await db.select().from(ratedGames)).toEqual([]);
  // A site may have counted such a game before, and waits for it.
  await db.insert(ratedGames).values({
    gameId: twice,
    family: "4x2",
    teams: [
      [users[0].id, users[0].id],
      [users[1].id, users[3].id],
    ],
    first: 0,
    endedAt: march,
  });
  const gameID = await play({ seats: of(4, 5, 6, 7), winner: 0 });
  await foldAll(db, march + hour);
  expect(await ratingOf(`${users[4].id}`)).toMatchObject({ games: 1 });
  await annulRatedGame(db, twice, true);
  await foldAll(db, march + hour);
  expect(await ratingOf(`${users[0].id}`)).toBeUndefined();
  expect(await checkRatings(ask)).toEqual(right);
  expect((await db.select().from(ratedGames)).map(({ gameId }) => gameId)).toEqual([twice, gameID]);
});

it("three teams of two, and two of three, have ratings of their own", async () => {
  await play({ variant: "6x3n", seats: of(0, 1, 2, 3, 4, 5), winner: 2 });
  await play({ variant: "6x2m", seats: of(0, 1, 2, 3, 4, 5), winner: 1 });
  await foldAll(db, march + hour);
  expect((await ratingOf(`${users[2].id}`, "6x3")).mu).toBeGreaterThan(25_000_000);
  expect((await ratingOf(`${users[1].id}+${users[4].id}`, "6x3")).mu).toBeLessThan(25_000_000);
  const three = [1, 3, 5].map((number) => users[number].id).join("+");
  expect(await ratingOf(three, "6x2")).toMatchObject({ size: 3, games: 1 });
  expect(await ratingOf(`${users[0].id}`)).toBeUndefined();
  expect(await checkRatings(ask)).toEqual(right);
});

it("turn-based games are rated apart, also when everything is folded anew", async () => {
  await play({ seats: of(0, 1, 2, 3), winner: 0, moveTimeMs: limits.moveTimesMs[0] });
  await play({ seats: of(0, 1, 2, 3), winner: 1, moveTimeMs: limits.turnBasedMoveTimesMs[0] });
  await foldAll(db, march + hour);
  const ofFirst = () => Promise.all(["4x2", "4x2d"].map((kind) => ratingOf(`${users[0].id}`, kind)));
  const [live, turnBased] = await ofFirst();
  expect(live).toMatchObject({ games: 1 });
  expect(turnBased).toMatchObject({ games: 1, mu: 50_000_000 - live.mu });
  expect(await ratingOf(`${users[0].id}+${users[2].id}`, "4x2d")).toMatchObject({ size: 2, games: 1 });
  const found = await findRatingsOf(db, users[1].id);
  expect(found.ratings.map(({ family }) => family).toSorted()).toEqual(["4x2", "4x2d"]);
  const page = { offset: 0, limit: 10 };
  const { own } = await findRatingRanking(db, { family: "4x2d", isOfTeams: true }, page, {
    username: users[1].name,
  });
  expect(own).toMatchObject({ usernames: [users[1].name, users[3].name], games: 1 });
  await forgetRatings(db);
  await foldAll(db, march + hour);
  expect(await ofFirst()).toEqual([live, turnBased]);
  expect(await checkRatings(ask)).toEqual(right);
});

it("games with bots, guests, replaced players or no winner, Team-Tac and unrated games do not count", async () => {
  const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot1" };
  const { id } = await addGuest(db, { number: 7001, createdAt: march });
  const guest = sits({ kind: "guest", id, name: "Guest 7001" });
  await play({ seats: [...of(0, 1, 2), bot], winner: 0 });
  await play({ seats: [...of(0, 1, 2), guest], winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 0, replaced: sits(users[4]) });
  await play({ seats: of(0, 1, 2, 3), winner: null });
  await play({ variant: "4x1m", seats: of(0, 1, 2, 3), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 0, isRated: false });
  expect(await db.select().from(ratedGames)).toEqual([]);
});

it("a win counts for the ranking by won games only if everybody at the table has an account of their own", async () => {
  const ranked = async () => (await findWinners(db, "2026-03-01", { offset: 0, limit: 9 })).winners;
  const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot1" };
  const guests = [];
  for (const number of [7002, 7003, 7004]) {
    const { id } = await addGuest(db, { number, createdAt: march });
    guests.push(sits({ kind: "guest", id, name: `Guest ${number}` }));
  }
  await play({ seats: [...of(0), ...guests], winner: 0 });
  await play({ seats: [...of(0, 1, 2), guests[0]], winner: 0 });
  await play({ seats: [...of(0, 1, 2), bot], winner: 0 });
  await play({ seats: of(0, 1, 0, 3), winner: 0 });
  expect(await ranked()).toEqual([]);
  await play({ seats: of(0, 1, 2, 3), winner: 0, isRated: false });
  await play({ seats: of(0, 1, 2, 3), winner: 0, replaced: guests[0] });
  expect((await ranked()).map(({ won }) => won)).toEqual([2, 2]);
  expect((await checkTotals(db)).differences).toEqual([]);
});

it("whoever has 30 rated games, one of them lately, is ranked; a fixed team with 20", async () => {
  for (let game = 0; game < 30; game++)
    await play({
      seats: of(0, 1, 2 + (game % 2), 3 - (game % 2)),
      winner: game % 2,
      endedAt: march - Math.floor(game / limits.samePeoplePerDay) * 24 * hour,
    });
  await foldAll(db, march + hour);
  expect(await ratingOf(`${users[0].id}`)).toMatchObject({ games: 30, isRanked: true });
  expect(await ratingOf(`${users[0].id}+${users[2].id}`)).toMatchObject({ games: 15, isRanked: false });
  await endIdleRanks(db, march + limits.rankedMs);
  expect(await ratingOf(`${users[0].id}`)).toMatchObject({ isRanked: false });
  expect(await checkRatings(ask)).toEqual(right);
});

it("the same two count against each other so often on a day, and a game counts only if it was really played; old games stay", async () => {
  const wonBy = async (number: number) =>
    (await findWinners(db, "2026-03-01", { offset: 0, limit: 1 }, users[number].name)).own?.won ?? 0;
  const before = await wonBy(0);
  const count = async () => (await db.select().from(ratedGames)).length;
  const most = limits.samePeoplePerDay;
  for (let game = 0; game < most; game++) await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 0 });
  // Others at the table don't help those two, on the same side they do not meet, and tomorrow is another day.
  await play({ seats: of(0, 1, 4, 5), winner: 0 });
  expect([await count(), (await wonBy(0)) - before]).toEqual([most, most]);
  await play({ seats: of(0, 4, 1, 5), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 0, endedAt: march + 24 * hour });
  expect([await count(), (await wonBy(0)) - before]).toEqual([most + 2, most + 1]);
  await play({ seats: of(4, 5, 6, 7), winner: 0, isReallyPlayed: false });
  expect(await count()).toBe(most + 2);
  expect((await checkTotals(db)).differences).toEqual([]);

  await foldAll(db, march + 48 * hour);
  const stepwise = await everything();
  await db.update(games).set({ isForRanking: null }).where(eq(games.isForRanking, false));
  await forgetRatings(db);
  await foldAll(db, march + 48 * hour);
  expect(await everything()).toEqual(stepwise);
});

it("a step that somebody else has made is refused as a whole", async () => {
  for (let game = 0; game < 10; game++) await play({ seats: of(0, 1, 2, 3), winner: game % 2 });
  const both = await Promise.allSettled([foldSome(db, march, 5), foldSome(db, march, 10)]);
  expect(both.filter(({ status }) => status === "rejected")).toHaveLength(1);
  await Promise.all([foldAll(db, march), foldAll(db, march)]);
  await foldAll(db, march + hour);
  expect(await checkRatings(ask)).toEqual(right);
});

it("however games are folded, annulled and taken back, the outcome is that of folding them once", async () => {
  const game = fc.record({
    seats: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4, maxLength: 4 }),
    winner: fc.nat(1),
  });
  const limit = fc.integer({ min: 1, max: 7 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(game, { minLength: 1, maxLength: 12 }),
      fc.array(fc.record({ at: fc.nat(11), isAnnulled: fc.boolean(), limit, steps: fc.nat(4) }), {
        maxLength: 4,
      }),
      async (games, changes) => {
        await forgetGames();
        const ids: number[] = [];
        for (const [n, { seats, winner }] of games.entries())
          ids.push(await play({ seats: of(...seats), winner, endedAt: march + n * 1000 }));
        await foldAll(db, march + hour);
        for (const { at, isAnnulled, limit, steps } of changes) {
          await annulRatedGame(db, ids[at % ids.length], isAnnulled);
          for (let step = 0; step < steps; step++) await foldSome(db, march + hour, limit);
        }
        await foldAll(db, march + hour);
        const stepwise = await everything();
        expect(await checkRatings(ask)).toEqual(right);
        await forgetRatings(db);
        await foldAll(db, march + hour);
        expect(await everything()).toEqual(stepwise);
      },
    ),
    { numRuns: runs(4) },
  );
});

it("an annulled game changes nothing, and the games after it count as if it had not been", async () => {
  const annulled = await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 1 });
  await foldAll(db, march + hour);
  expect(await annulRatedGame(db, annulled, true)).toBe(true);
  expect(await annulRatedGame(db, 999_999, true)).toBe(false);
  await foldAll(db, march + hour);
  expect(await ratingOf(`${users[0].id}`)).toMatchObject({ games: 1 });
  expect((await ratingOf(`${users[0].id}`)).mu).toBeLessThan(25_000_000);
});

it("wrong ratings and wrong changes are found", async () => {
  const gameID = await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await foldSome(db, march, 1);
  await db
    .update(ratings)
    .set({ mu: 1 })
    .where(eq(ratings.players, `${users[0].id}`));
  await db
    .update(ratedGames)
    .set({ changes: sql`json_set(changes, '$[0].after.mu', 7)` })
    .where(eq(ratedGames.gameId, gameID));
  expect(await checkRatings(ask)).toEqual({ games: 1, ratings: 1, unfolded: 1 });
});

it("a check finds nothing wrong in what moderation has just annulled, and says when games were folded meanwhile", async () => {
  const annulled = await play({ seats: of(0, 1, 2, 3), winner: 0 });
  await play({ seats: of(0, 1, 2, 3), winner: 1 });
  await foldAll(db, march + hour);
  await annulRatedGame(db, annulled, true);
  expect(await checkRatings(ask)).toEqual(right);
  const whileFolding: typeof ask = async (query) => {
    const answer = await ask(query);
    await foldSome(db, march + hour, 1);
    return answer;
  };
  expect(await checkRatings(whileFolding)).toMatchObject({ isOutdated: true });
  await foldAll(db, march + hour);
  expect(await checkRatings(ask)).toEqual(right);
});

it("a deleted player's games stay, and later games of the others count as before", async () => {
  const gone = { kind: "user" as const, id: await aUser(db, "Gone"), name: "Gone" };
  const first = await play({ seats: of(0, 1, 2, 3), winner: 0 });
  for (let game = 0; game < 3; game++) await play({ seats: [...of(0, 1, 2), sits(gone)], winner: game % 2 });
  await foldAll(db, march + hour);
  await deletePlayer(db, gone.id);
  expect(await checkRatings(ask)).toEqual(right);
  await annulRatedGame(db, first, true);
  await foldAll(db, march + hour);
  expect(await checkRatings(ask)).toEqual(right);
  expect(await db.select().from(ratingHistory).where(eq(ratingHistory.userId, gone.id))).toEqual([]);
});

it("neither a deleted player nor a team with one returns to the ranking when old games are annulled or all are folded anew", async () => {
  const [gone, mate] = [await aUser(db, "Gonzo"), await aUser(db, "Mate")];
  const seats = [...of(0, 1), ...[gone, mate].map((id) => sits({ kind: "user", id, name: "" }))];
  const first = await play({ seats, winner: 0 });
  for (let game = 0; game < limits.gamesForRanking; game++) {
    const endedAt = march + (1 + Math.floor(game / limits.samePeoplePerDay)) * 24 * hour;
    await play({ seats, winner: game % 2, endedAt });
  }
  await foldAll(db, march + hour);
  const teams = [
    [users[0].id, gone],
    [users[1].id, mate],
  ].map((ids) => ids.toSorted((one, other) => one - other).join("+"));
  const ranked = async () =>
    (await db.select().from(ratings).where(eq(ratings.isRanked, true))).map(({ players }) => players);
  const all = [...[...users.slice(0, 2).map(({ id }) => id), gone, mate].map(String), ...teams];
  expect((await ranked()).toSorted()).toEqual(all.toSorted());

  await deletePlayer(db, gone);
  const others = all.filter((players) => !players.split("+").includes(`${gone}`)).toSorted();
  expect((await ranked()).toSorted()).toEqual(others);
  await annulRatedGame(db, first, true);
  await foldAll(db, march + hour);
  expect((await ranked()).toSorted()).toEqual(others);
  await forgetRatings(db);
  await foldAll(db, march + hour);
  expect((await ranked()).toSorted()).toEqual(others);
  expect(await checkRatings(ask)).toEqual(right);
});

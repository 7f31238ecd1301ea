import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { games } from "#schema/db/games.ts";
import { jobs } from "#schema/db/jobs.ts";
import { ratedGames } from "#schema/db/ratings.ts";
import { playerVariants } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import { laneOfJob } from "#schema/jobs.ts";
import { startLibsql } from "#scripts/data/libsql.ts";
import { migrations } from "#scripts/process/paths.ts";
import { freePort } from "#scripts/process/ports.ts";
import { openDatabase } from "#store/db.ts";
import { countUndeliveredJobs, takeDueJobs } from "#store/jobs.ts";
import { migrateDatabase } from "#store/migrate.ts";
import { pushSubscriptionsOf } from "#store/push.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { foldAll } from "#store/ratings/folding.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { countMissingGames } from "#store/totals/counting.ts";
import { findUnopenedGames } from "#store/unopenedGames.ts";

/** A database whose last migration was this one, and the migrations that bring it up to date. */
async function databaseAfter(last: string) {
  const folder = mkdtempSync(join(tmpdir(), "tac-migrations-"));
  const server = await startLibsql({ dataDir: join(folder, "data"), port: await freePort() });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const early = join(folder, "migrations");
  cpSync(migrations, early, { recursive: true });
  const path = join(early, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const { idx } = journal.entries.find(({ tag }: { tag: string }) => tag === last);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, idx + 1) }));
  const db = openDatabase(server);
  await migrateDatabase(db, early);
  return { db, migrate: () => migrateDatabase(db, migrations) };
}

it("mails about news and sponsoring, which nobody has chosen, are off for who was there before, and other mails as they were", async () => {
  const { db, migrate } = await databaseAfter("0017_deleted_accounts");
  await db.run(sql`insert into users
    (username, username_lower, username_skeleton, email, email_lower, password_hash, registered_at, mails_messages)
    values ('Ada', 'ada', 'ada', 'Ada@example.org', 'ada@example.org', '', 1, false)`);
  await db.run(sql`insert into sessions (token_hash, user_id, created_at, expires_at) values ('a', 1, 1, 2)`);
  await migrate();
  expect(await db.select().from(users)).toMatchObject([
    {
      username: "Ada",
      nameVersion: 0,
      mailsNews: false,
      mailsSponsoring: false,
      mailsMessages: false,
      mailsTournamentNews: true,
      mailsFriendRequests: true,
    },
  ]);
  expect(await db.run(sql`select * from sessions`)).toMatchObject({ rows: [{ user_id: 1 }] });
});

it("games from before keep their rooms' names, and the clock asks whether they have rooms", async () => {
  const { db, migrate } = await databaseAfter("0019_devices");
  await db.run(
    sql`insert into games (variant, created_at, waiting_id) values ('4x2m', 1, 'w'), ('4x2m', 2, null)`,
  );
  await migrate();
  expect(await db.select().from(games)).toMatchObject([
    { id: 1, status: "running", waitingId: "w", creationKey: null, isOpened: false },
    { id: 2, status: "running", waitingId: null, creationKey: null, isOpened: false },
  ]);
  expect(await findUnopenedGames(db, 2, 10)).toEqual([1, 2]);
});

it("games that had ended before there were totals are listed by their end, and counted by the clock", async () => {
  const { db, migrate } = await databaseAfter("0021_unopened_games");
  await db.run(sql`insert into users
    (username, username_lower, username_skeleton, email, email_lower, password_hash, registered_at)
    values ('Ada', 'ada', 'ada', 'Ada@example.org', 'ada@example.org', '', 1)`);
  await db.run(sql`insert into games (variant, status, winning_team, cards_laid, created_at, ended_at)
    values ('4x2m', 'won', 0, 90, 1000, 601000), ('4x2m', 'running', null, null, 2000, null)`);
  await db.run(sql`insert into game_seats (game_id, seat, user_id, team, has_won)
    values (1, 0, 1, 0, 1), (2, 0, 1, null, null)`);
  await db.run(
    sql`insert into game_statistics values (1, 0, ${JSON.stringify({
      ...{ cards: { "7": { laid: 2, played: 1, traded: 0 } }, moves: 9, thinkingTime: 5_000, ballsLost: 1 },
      ...{ ballsKicked: { opponents: 2, mates: 0, own: 0 }, skipsCaused: 0 },
    })})`,
  );
  await migrate();
  expect(await db.all(sql`select ended_at from game_seats order by game_id`)).toEqual([
    { ended_at: 601_000 },
    { ended_at: null },
  ]);
  expect(await countMissingGames(db, 10)).toBe(1);
  expect(await countMissingGames(db, 10)).toBe(0);
  expect(await db.all(sql`select won, moves, kicked_opponents, balls_home from player_totals`)).toEqual([
    { won: 1, moves: 9, kicked_opponents: 2, balls_home: 0 },
  ]);
  expect(await checkTotals(db)).toEqual({ differences: [], uncounted: 0 });
});

it("games from before there were ratings are rated, those that ended first before others, and tell which variants were won", async () => {
  const { db, migrate } = await databaseAfter("0022_totals");
  for (const id of [1, 2, 3, 4])
    await db.run(sql`insert into users
      (id, username, username_lower, username_skeleton, email, email_lower, password_hash, registered_at)
      values (${id}, ${`u${id}`}, ${`u${id}`}, ${`u${id}`}, ${`u${id}`}, ${`u${id}`}, '', 1)`);
  const end = async (id: number, variant: string, winningTeam: number | null, endedAt: number, bots = 0) => {
    await db.run(sql`insert into games (id, variant, status, winning_team, created_at, ended_at, is_counted)
      values (${id}, ${variant}, 'won', ${winningTeam}, 1, ${endedAt}, 1)`);
    for (const seat of [0, 1, 2, 3]) {
      const isBot = seat % 2 === 1 && bots > 0;
      const team = variant === "4x1m" ? 0 : seat % 2;
      await db.run(sql`insert into game_seats (game_id, seat, user_id, bot_level, team, has_won, ended_at)
        values (${id}, ${seat}, ${isBot ? null : seat + 1}, ${isBot ? "master" : null}, ${team},
          ${winningTeam === null || team === winningTeam}, ${endedAt})`);
    }
  };
  await end(1, "4x2m", 0, 3_000);
  await end(2, "4x2m", 1, 2_000);
  await end(3, "4x1m", null, 4_000);
  await end(4, "4x2n", 0, 5_000, 2);
  await migrate();

  expect(await db.select().from(ratedGames)).toMatchObject([
    {
      gameId: 2,
      first: 1,
      endedAt: 2_000,
      changes: null,
      teams: [
        [1, 3],
        [2, 4],
      ],
    },
    { gameId: 1, first: 0 },
  ]);
  await foldAll(db, 6_000);
  expect(await checkRatings((ask) => ask(db))).toEqual({ games: 0, ratings: 0, unfolded: 0 });
  const isFirst = sql`user_id = 1`;
  expect(await db.select().from(playerVariants).where(isFirst).orderBy(playerVariants.variant)).toEqual([
    { userId: 1, variant: "4x1m", won: 1, wonAgainstMasters: 0 },
    { userId: 1, variant: "4x2m", won: 1, wonAgainstMasters: 0 },
    { userId: 1, variant: "4x2n", won: 1, wonAgainstMasters: 1 },
  ]);
  const { differences } = await checkTotals(db);
  expect(differences.map(({ table }) => table)).not.toContain("player_variants");
});

it("names of people that records of games have contain are to be taken out by the clock, once no older Worker is left", async () => {
  const { db, migrate } = await databaseAfter("0032_sponsor_looks");
  await db.run(sql`insert into games (variant, status, created_at) values ('4x2m', 'won', 1)`);
  await db.run(sql`insert into game_records (game_id, seed, seed_hash, log) values (1, '', '', '""')`);
  await migrate();
  const hour = 60 * 60 * 1000;
  const tomorrow = Date.now() + 24 * hour;
  for (const early of [24 * hour, 12 * hour, hour, 60_000])
    expect(await takeDueJobs(db, tomorrow - early, 10)).toEqual([]);
  const job = { kind: "forgetArchivedNames", payload: { after: 0 } } as const;
  expect(await takeDueJobs(db, tomorrow, 10)).toMatchObject([{ ...job, lane: laneOfJob(job) }]);
  expect(await countUndeliveredJobs(db, tomorrow)).toEqual({ deadLetters: 0, stuckSince: null });
  // It has been tried, and then the clock was set back.
  expect(await takeDueJobs(db, tomorrow - 12 * hour, 10)).toMatchObject([job]);
});

it("a new database has no job", async () => {
  const { db, migrate } = await databaseAfter("0032_sponsor_looks");
  await migrate();
  expect(await db.select().from(jobs)).toEqual([]);
});

it("browsers that pushes go to keep their sessions, and those that the Worker before subscribes have theirs", async () => {
  const { db, migrate } = await databaseAfter("0037_given_back");
  await db.run(sql`insert into users
    (username, username_lower, username_skeleton, email, email_lower, password_hash, registered_at)
    values ('Ada', 'ada', 'ada', 'Ada@example.org', 'ada@example.org', '', 1)`);
  await db.run(sql`insert into devices (id, user_id, credential_hash, created_at, last_used_at, expires_at)
    values ('d', 1, 'c', 1, 1, 9)`);
  await db.run(sql`insert into sessions (token_hash, user_id, created_at, expires_at, device_id)
    values ('a', 1, 1, 9, 'd'), ('b', 1, 1, 9, 'd')`);
  const subscribe = (endpoint: string, session: string) =>
    db.run(sql`insert into push_subscriptions
      (endpoint, user_id, session_hash, p256dh, auth, locale, created_at)
      values (${endpoint}, 1, ${session}, 'p', 's', 'de', 1)`);
  await subscribe("before", "a");
  await migrate();
  await subscribe("meanwhile", "b");
  const browsers = async () => (await pushSubscriptionsOf(db, 1, 2)).map(({ endpoint }) => endpoint);
  expect(await browsers()).toEqual(["before", "meanwhile"]);
  await db.run(sql`delete from sessions where token_hash = 'a'`);
  expect(await browsers()).toEqual(["meanwhile"]);
});

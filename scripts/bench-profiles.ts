import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { Random } from "#rules/chance.ts";
import { newStatistics, variantNames, variantOf } from "#rules/index.ts";
import { gameSeats, gameStatistics, games } from "#schema/db/games.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { type Database, openDatabase } from "#store/db.ts";
import { findProfile } from "#store/profiles.ts";
import { findBestTeams, findWinners } from "#store/rankings.ts";
import { rateableGames } from "#store/ratings/appending.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { foldAll } from "#store/ratings/folding.ts";
import { findRatingRanking, findRatingsOf } from "#store/ratings/reading.ts";
import { countMissingGames } from "#store/totals/counting.ts";
import { migrateAt } from "./data/database.ts";
import { type LibsqlServer, startLibsql } from "./data/libsql.ts";
import { randomOf } from "./demo/fill.ts";
import { addPlayers, type DemoPlayer } from "./demo/people.ts";
import { freePort } from "./process/ports.ts";
import { runScript } from "./process/terminal.ts";

/**
 * `npm run -s bench:profiles [-- --games N --players P]`: how much of libSQL profiles and rankings read. Stores N games
 * of P players with made-up results, counts and rates them, and prints one JSON line: the rows that each reading
 * touches, as the server counts them, and the seconds that counting, rating and checking all ratings anew took.
 */
const { values } = parseArgs({
  options: { games: { type: "string", default: "600" }, players: { type: "string", default: "200" } },
});
const dayMs = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 23);

type Statement = { sql: string; parameters: unknown[] };

await runScript(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-bench-"));
  const server = await startLibsql({ dataDir, port: await freePort() });
  try {
    await migrateAt(server);
    const db = openDatabase(server);
    const random = randomOf(1);
    const players = await addPlayers(db, Number(values.players), now - 400 * dayMs, random);
    await storeGames(db, players, Number(values.games), random);
    const countingS = await secondsOf(async () => {
      while ((await countMissingGames(db, 500)) > 0);
    });
    await db.run(sql`insert into rated_games (game_id, family, teams, first, ended_at)
      select * from (${rateableGames(sql`true`)}) order by game_id`);
    const ratingS = await secondsOf(() => foldAll(db, now));
    const checkingS = await secondsOf(() => checkRatings((ask) => ask(db)));
    const rows = await rowsRead(server, players[0]);
    console.log(
      JSON.stringify({
        games: Number(values.games),
        players: players.length,
        rows,
        countingS,
        ratingS,
        checkingS,
      }),
    );
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** The rows that the readings touch, about this player. */
async function rowsRead(server: LibsqlServer, { identity }: DemoPlayer): Promise<Record<string, number>> {
  const page = { offset: 0, limit: 10 };
  const readings: Record<string, (db: Database) => Promise<unknown>> = {
    profile: (db) => findProfile(db, identity.name, now),
    ratingsOfPlayer: (db) => findRatingsOf(db, identity.id),
    winners: (db) => findWinners(db, "2026-10", page, identity.name),
    bestTeams: (db) => findBestTeams(db, "2026", 4, page),
    ratingOfPlayers: (db) =>
      findRatingRanking(db, { family: "4x2", isOfTeams: false }, page, { username: identity.name }),
    ratingOfTeams: (db) =>
      findRatingRanking(db, { family: "4x2", isOfTeams: true }, page, { username: identity.name }),
  };
  const rows: Record<string, number> = {};
  for (const [name, read] of Object.entries(readings)) {
    const statements: Statement[] = [];
    const onStatement = (text: string, parameters: unknown[]) => statements.push({ sql: text, parameters });
    await read(openDatabase(server, { onStatement }));
    rows[name] = await rowsReadBy(server, statements);
  }
  return rows;
}

/** The rows that these statements read, as libSQL's own protocol tells them (Hrana 3, `rows_read`). */
async function rowsReadBy({ url, token }: LibsqlServer, statements: readonly Statement[]): Promise<number> {
  const response = await fetch(`${url}/v2/pipeline`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      requests: statements.map((statement) => ({
        type: "execute",
        stmt: { sql: statement.sql, args: statement.parameters.map(argumentOf) },
      })),
    }),
  });
  const { results } = (await response.json()) as {
    results: { response: { result: { rows_read: number } } }[];
  };
  return results.reduce((sum, { response }) => sum + response.result.rows_read, 0);
}

function argumentOf(value: unknown) {
  if (value === null) return { type: "null" };
  return typeof value === "number"
    ? { type: "integer", value: String(value) }
    : { type: "text", value: String(value) };
}

/** Games between people, 40 a request, with made-up results. */
async function storeGames(
  db: Database,
  players: readonly DemoPlayer[],
  count: number,
  random: Random,
): Promise<void> {
  for (let first = 1; first <= count; first += 40) {
    const some = Array.from({ length: Math.min(40, count - first + 1) }, (_, at) =>
      madeUpGame(first + at, players, now - Math.floor(((count - first - at) / count) * 400 * dayMs), random),
    );
    await db.batch([
      db.insert(games).values(some.map(({ game }) => game)),
      db.insert(gameSeats).values(some.flatMap(({ seats }) => seats)),
      db.insert(gameStatistics).values(some.flatMap(({ statistics }) => statistics)),
    ]);
  }
}

function madeUpGame(id: number, players: readonly DemoPlayer[], endedAt: number, random: Random) {
  const name = variantNames[random(variantNames.length)];
  const variant = variantOf(name);
  const winningTeam = variant.isTeamTac ? null : random(variant.teams.length);
  const start = random(players.length);
  // A step that shares no divisor with the number of players, so that nobody sits twice.
  const step = 1 + 2 * random(2);
  const empty = newStatistics(variant);
  const color: BallColor = "red";
  return {
    game: {
      ...{ id, variant: name, status: "won" as const, winningTeam, cardsLaid: 100 + random(150) },
      ...{ createdAt: endedAt - 30 * 60_000, endedAt, creationKey: `bench ${id}`, isOpened: true },
    },
    seats: empty.map((_, seat) => ({
      ...{ gameId: id, seat, userId: players[(start + seat * step) % players.length].identity.id },
      ...{ team: variant.teamOf[seat], color, ballsHome: 4, endedAt },
      hasWon: variant.isTeamTac || variant.teamOf[seat] === winningTeam,
    })),
    statistics: empty.map((statistics, seat) => ({ gameId: id, seat, statistics })),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 100) / 10;
}

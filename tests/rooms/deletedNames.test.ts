import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Env } from "#edge/env.ts";
import { runJobs } from "#edge/jobs/running.ts";
import { restoredFrom } from "#party/game/archive.ts";
import { gameRecords } from "#schema/db/games.ts";
import { laneOfJob, type NewJob } from "#schema/jobs.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { findArchivedGame } from "#store/archivedGames.ts";
import { addJobs } from "#store/jobs.ts";
import { packGame, unpackGame } from "#store/packedGame.ts";
import { endPlayer } from "#store/players.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { beginGame, identityOf, untilWritten } from "./table.ts";

const worker = env as unknown as Env;

/** A game that this player has aborted, as libSQL has it. */
async function anArchivedGame(player: Identity): Promise<number> {
  const table = await beginGame({ players: [player] });
  expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
  await untilWritten(table.gameID);
  return table.gameID;
}

async function recordOf(gameID: number) {
  const [{ log }] = await db.select().from(gameRecords).where(eq(gameRecords.gameId, gameID));
  return unpackGame(log);
}

/** The tables of libSQL that have this text in a row. Packed records are looked at unpacked. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${name})`);
    const isIn = columns.map((column) => sql`instr(${sql.identifier(column.name)}, ${text}) > 0`);
    const rows = await db.all(
      sql`SELECT 1 FROM ${sql.identifier(name)} WHERE ${sql.join(isIn, sql` OR `)} LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  for (const { gameId } of await db.select({ gameId: gameRecords.gameId }).from(gameRecords))
    if (JSON.stringify(await recordOf(gameId)).includes(text)) found.push(`record of game ${gameId}`);
  return found;
}

test("the name of a deleted account is in no row of libSQL, nor in the packed record of a game", async () => {
  const name = "Namenlosa";
  // Other files announce tournaments meanwhile, and nobody sends these mails.
  const id = await aUser(db, name, { mailsTournamentNews: false });
  const gameID = await anArchivedGame({ kind: "user", id, name });
  expect((await recordOf(gameID)).room).toMatchObject({ game: { gameID } });
  expect(await tablesWith(name)).toContain("users");
  expect((await findArchivedGame(db, gameID))?.people[0]).toMatchObject({ name });
  await endPlayer(db, id, Date.now());
  expect((await findArchivedGame(db, gameID))?.people[0]).toBeNull();
  await runJobs(worker, new Set([laneOfJob({ kind: "forget", payload: { userID: id } })]));
  expect(await tablesWith(name)).toEqual([]);
});

test("names that older versions packed into records are taken out, and the rest stays", async () => {
  const name = "Namenlosb";
  const player: Identity = { kind: "user", id: await aUser(db, name), name };
  const gameID = await anArchivedGame(player);
  const today = await recordOf(gameID);
  const { game, ...rest } = today.room as { game: { seats: SeatOwner[] } };
  const seats = game.seats.with(0, { kind: "human", identity: player });
  const log = await packGame({ ...today, room: { ...rest, game: { ...game, seats } } });
  await db.update(gameRecords).set({ log }).where(eq(gameRecords.gameId, gameID));
  expect(await tablesWith(name)).toContain(`record of game ${gameID}`);
  const job: NewJob = { kind: "forgetArchivedNames", payload: { after: 0 } };
  await addJobs(db, [job], Date.now());
  await runJobs(worker, new Set([laneOfJob(job)]));
  expect(await recordOf(gameID)).toEqual(today);
  expect(await tablesWith(name)).not.toContain(`record of game ${gameID}`);
});

test.each([
  { of: "today", names: {} },
  { of: "before", names: { name: "Namenlosc", nameVersion: 2 } },
])(
  "an archive of $of is read with the names that libSQL knows, and without that of a deleted account",
  ({ names }) => {
    const bot = { kind: "bot", level: "solid", name: "bot1" };
    const human = (id: number, more: object) => ({ kind: "human", identity: { kind: "user", id, ...more } });
    const room = {
      game: { seats: [human(7, names), bot] },
      sittings: [{ seat: 1, owner: human(8, names), version: 0, at: 5 }],
      ...{ abortedAt: 9, decision: null, autopilot: [] },
    };
    const now: Identity = { kind: "user", id: 7, name: "Namenlosd", nameVersion: 3 };
    const archived = { seed: "00", seedHash: "ff", draw: null, moves: [], room, people: [now, null, null] };
    const { game, sittings } = restoredFrom(archived).beginning;
    expect(game.seats).toEqual([human(7, now), bot]);
    expect(sittings[0].owner).toEqual(human(8, { name: "" }));
  },
);

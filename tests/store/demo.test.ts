import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Move, newGame, parseMove, play } from "#rules/index.ts";
import { gameRecords, games } from "#schema/db/games.ts";
import { fillDemo } from "#scripts/demo/fill.ts";
import type { Database } from "#store/db.ts";
import { unpackGame } from "#store/packedGame.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { aDatabase } from "#tests/support/database.ts";

const size = { players: 8, games: 9, seed: 3, now: Date.UTC(2026, 10, 23, 18) };

const databases = [await aDatabase(), await aDatabase()];
afterAll(() => Promise.all(databases.map(({ stop }) => stop())));
const [db, other] = databases.map(({ db }) => db);
beforeAll(async () => {
  await fillDemo(db, size);
});

it("the demo's games were really played, in order and before now, and everything adds up", async () => {
  const rows = await db.select().from(games).innerJoin(gameRecords, sql`${gameRecords.gameId} = ${games.id}`);
  expect(rows).toHaveLength(size.games);
  let before = 0;
  for (const { games: game, game_records: record } of rows) {
    expect(game.createdAt).toBeGreaterThanOrEqual(before);
    expect(game.endedAt).toBeLessThan(size.now);
    before = game.createdAt;
    const state = newGame(game.variant, Uint8Array.from(Buffer.from(record.seed, "hex")));
    let last = game.createdAt;
    for (const { move, at } of (await unpackGame(record.log)).moves) {
      expect(at).toBeGreaterThan(last);
      last = at;
      play(state, parseMove(move) as Move);
    }
    expect(state.table.phase === "over").toBe(game.status === "won");
    if (game.status === "won") expect(game.cardsLaid).toBe(state.table.cardsLaid);
  }
  expect(await checkTotals(db)).toEqual({ differences: [], uncounted: 0 });
  expect(await checkRatings((ask) => ask(db))).toEqual({ games: 0, ratings: 0, unfolded: 0 });
});

it("the same size gives the same demo", async () => {
  await fillDemo(other, size);
  for (const table of ["games", "game_seats", "game_records", "friendships", "player_totals"]) {
    const rows = (db: Database) => db.all(sql`select * from ${sql.raw(table)} order by 1, 2`);
    expect(await rows(db)).toEqual(await rows(other));
  }
});

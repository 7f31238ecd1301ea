import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lookAnew } from "#party/site/ownSite.ts";
import { games } from "#schema/db/games.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { enter, openWaiting } from "./waitingTable.ts";

const lobby = () => env.Lobby.getByName("main");
const none = { users: 0, guests: 0, games: 0, tournaments: 0 };

/** Opens a waiting room in which everybody is ready. */
async function allReady() {
  const table = await openWaiting();
  const player = await enter(table, table.creator);
  for (const slot of [1, 2, 3]) await player.ask("waiting:addBot", { slot, level: "solid" });
  await player.ask("waiting:readyPlayer", { isReady: true });
  return { table, player };
}

test("nothing leaves rooms for a database that they do not belong to, nor gets lost", async () => {
  await lobby().belongTo({ id: "another", given: none });
  // What the rooms of this isolate have found before stays valid for long.
  await lookAnew(env);
  const { table } = await allReady();
  const tried = () =>
    runInDurableObject(table.room, (_, { storage }) =>
      storage.sql.exec("SELECT 1 FROM outbox WHERE kind = 'begin' AND attempts > 1").toArray(),
    );
  await expect.poll(tried).toHaveLength(1);
  const begun = () => db.select().from(games).where(eq(games.waitingId, table.waitingID));
  expect(await begun()).toEqual([]);

  await runInDurableObject(lobby(), (_, { storage }) => void storage.sql.exec("DELETE FROM site"));
  await expect.poll(async () => (await begun()).length).toBe(1);
  const [{ id }] = await begun();
  // The rooms have claimed the database, and knew of the id before a room of that name existed.
  await expect.poll(() => env.Game.getByName(String(id)).exists()).toBe(true);
  expect((await lobby().knownSite())?.given.games).toBeGreaterThanOrEqual(id);
});

test("of the ids that were told the highest counts, and the first database stays", async () => {
  const known = await lobby().knownSite();
  await lobby().idGiven("users", 1_000_007);
  await lobby().idGiven("users", 1_000_003);
  await lobby().belongTo({ id: "another", given: { ...none, guests: 1_000_000 } });
  expect(await lobby().knownSite()).toEqual({
    id: known?.id,
    given: { ...known?.given, users: 1_000_007, guests: 1_000_000 },
  });
});

import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ratedGames } from "#schema/db/ratings.ts";
import type { Identity } from "#schema/rooms.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { playAllBut } from "./playedGame.ts";
import { beginGame, playOn, sit, type Table } from "./table.ts";

const rater = () => env.Rater.getByName("main");

async function fourUsers(name: string): Promise<Identity[]> {
  const letters = ["a", "b", "c", "d"];
  return Promise.all(
    letters.map(async (letter) => ({
      kind: "user" as const,
      id: await aUser(db, name + letter),
      name: name + letter,
    })),
  );
}

async function playToTheEnd(table: Table): Promise<void> {
  await playAllBut(10, table);
  await Promise.all(
    [0, 1, 2, 3].map(async (seat) => {
      const player = await sit(table, seat);
      await playOn(player);
      player.leave();
    }),
  );
}

const changesOf = async ({ gameID }: Table) => {
  const [game] = await db.select().from(ratedGames).where(eq(ratedGames.gameId, gameID));
  return game?.changes ?? null;
};

test("a game of four users is rated soon after its end, also when libSQL is away then", async () => {
  const players = await fourUsers("Rated");
  const table = await beginGame({ players });
  await playToTheEnd(table);
  await expect.poll(() => changesOf(table)).toHaveLength(6);

  const again = await beginGame({ players });
  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    await playToTheEnd(again);
    await rater().wake();
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  await expect.poll(() => changesOf(again)).toHaveLength(6);
  expect((await changesOf(again))?.[0]).toMatchObject({ before: { games: 1 }, after: { games: 2 } });
  expect(await checkRatings((ask) => ask(db))).toEqual({ games: 0, ratings: 0, unfolded: 0 });
});

test("the rater forgets a check when it is done", async () => {
  await rater().check();
  await expect
    .poll(() => runInDurableObject(rater(), async (_, { storage }) => [...(await storage.list()).keys()]))
    .toEqual([]);
});

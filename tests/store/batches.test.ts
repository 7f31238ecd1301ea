import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "#schema/db/users.ts";
import { openDatabase } from "#store/db.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

test("batches that read first and then write wait for others who write, as any batch does", async () => {
  const id = await aUser(database.db, "Counted", { sponsorUntil: 0 });
  const writersAtOnce = 8;
  const rounds = 50;
  const countUp = async (readsFirst: boolean) => {
    const db = openDatabase(database);
    const read = db.select().from(users).where(eq(users.id, id));
    const write = db
      .update(users)
      .set({ sponsorUntil: sql`${users.sponsorUntil} + 1` })
      .where(eq(users.id, id));
    for (let round = 0; round < rounds; round++) await db.batch(readsFirst ? [read, write] : [write, read]);
  };
  await Promise.all(Array.from({ length: writersAtOnce }, (_, n) => countUp(n % 2 === 0)));
  const [{ sponsorUntil }] = await database.db.select().from(users).where(eq(users.id, id));
  expect(sponsorUntil).toBe(writersAtOnce * rounds);
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { restingNames } from "#schema/db/restingNames.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { deletePlayer, endPlayer, hasSkeleton } from "#store/players.ts";
import { removeRestedNames } from "#store/restingNames.ts";
import { findUser, renameUser } from "#store/users.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

const rest = limits.nameRestMs;

async function rename(id: number, username: string, now = 1_000) {
  const known = await findUser(database.db, id);
  return (await renameUser(database.db, known!, { username, now })).outcome;
}

const isTaken = (username: string, now: number, asker?: number) =>
  hasSkeleton(database.db, skeletonOf(username), { now, asker });

const restingOf = async (userID: number) =>
  (await database.db.select().from(restingNames).where(eq(restingNames.userId, userID))).map(
    ({ skeleton }) => skeleton,
  );

it("a name that was given up rests for its time, but for its last owner; look-alikes rest with it", async () => {
  const { db } = database;
  const [berta, other] = [await aUser(db, "Berta"), await aUser(db, "Other")];
  await aSessionOf(db, other);
  expect(await rename(berta, "Bertine")).toBe("done");
  expect(await isTaken("Berta", 1_001)).toBe(true);
  expect(await isTaken("Berta", 1_001, other)).toBe(true);
  expect(await isTaken("Berta", 1_001, berta)).toBe(false);

  // Who is refused keeps name and sessions, and nothing of theirs rests.
  expect(await rename(other, "\u0412erta", 1_001)).toBe("taken");
  expect(await findUser(db, other)).toMatchObject({ username: "Other", nameVersion: 0 });
  expect(await db.select().from(sessions).where(eq(sessions.userId, other))).toHaveLength(1);
  expect(await restingOf(other)).toEqual([]);

  expect(await rename(other, "Berta", 1_000 + rest - 1)).toBe("taken");
  expect(await rename(other, "Berta", 1_000 + rest)).toBe("done");
});

it("who takes the former name again has it, and leaves the other one to rest", async () => {
  const { db } = database;
  const id = await aUser(db, "Carla");
  for (const name of ["Carola", "CAROLA", "Carla", "Carla"]) expect(await rename(id, name)).toBe("done");
  expect(await restingOf(id)).toEqual([skeletonOf("Carola")]);
});

it("only so many names of one player rest, the latest ones", async () => {
  const { db } = database;
  const id = await aUser(db, "Namea");
  const names = Array.from(
    { length: limits.restingNamesPerUser + 2 },
    (_, n) => `Name${"bcdefghjkmnpqst"[n]}`,
  );
  for (const [n, name] of names.entries()) await rename(id, name, 1_000 + n);
  const given = ["Namea", ...names].slice(0, -1);
  expect((await restingOf(id)).toSorted()).toEqual(
    given.slice(-limits.restingNamesPerUser).map(skeletonOf).toSorted(),
  );
});

it("the name of a deleted account rests from its end on, with nothing of whose it was", async () => {
  const { db } = database;
  const id = await aUser(db, "Gonda");
  await rename(id, "Gunda");
  await endPlayer(db, id, 5_000);
  await deletePlayer(db, id);
  const kept = await db
    .select()
    .from(restingNames)
    .where(eq(restingNames.until, 5_000 + rest));
  expect(kept).toEqual([{ skeleton: skeletonOf("Gunda"), userId: null, until: 5_000 + rest }]);
  expect(await restingOf(id)).toEqual([]);
  for (const name of ["Gonda", "Gunda"]) expect(await isTaken(name, 6_000)).toBe(true);
});

it("the name of an account that was never activated is free at once", async () => {
  const { db } = database;
  const id = await aUser(db, "Nobodina", { activatedAt: null });
  await endPlayer(db, id, 5_000);
  await deletePlayer(db, id);
  expect(await isTaken("Nobodina", 6_000)).toBe(false);
});

it("what has rested is forgotten, and not before", async () => {
  const { db } = database;
  const id = await aUser(db, "Olda");
  await rename(id, "Oldine", 9_000);
  await removeRestedNames(db, 9_000 + rest - 1);
  expect(await restingOf(id)).toEqual([skeletonOf("Olda")]);
  await removeRestedNames(db, 9_000 + rest);
  expect(await restingOf(id)).toEqual([]);
  expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
});

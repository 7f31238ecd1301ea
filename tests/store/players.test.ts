import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { jobs } from "#schema/db/jobs.ts";
import { sessions } from "#schema/db/sessions.ts";
import { usernameParts } from "#schema/db/usernameParts.ts";
import { users } from "#schema/db/users.ts";
import { laneOfJob } from "#schema/jobs.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { addJobs, dropJobs, noteJobFailure, takeDueJobs } from "#store/jobs.ts";
import {
  deletePlayer,
  endPlayer,
  endUnusedAccounts,
  findEndedPlayers,
  findPlayer,
  forgetting,
  hasEmail,
  hasSkeleton,
  searchPlayers,
} from "#store/players.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
  for (const name of ["Ada", "Adalbert", "Ramada", "Dana", "Юлия", "Jürgen"]) await aUser(database.db, name);
});

const found = async (text: string, limit = 10) =>
  (await searchPlayers(database.db, text, limit)).map((player) => player.username);

describe("a search", () => {
  it("finds parts of names in any case, the shortest first, each once", async () => {
    expect(await found("ADA")).toEqual(["Ada", "Ramada", "Adalbert"]);
    expect(await found("a")).toEqual(["Ada", "Dana", "Ramada", "Adalbert"]);
    expect(await found("ЮЛ")).toEqual(["Юлия"]);
    expect(await found("Ü")).toEqual(["Jürgen"]);
  });

  it("finds no more than it was asked for", async () => {
    expect(await found("a", 2)).toEqual(["Ada", "Dana"]);
  });

  it.each(["%", "_", "x", "adalberts"])("finds nothing for %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("follows a name that changes, and forgets one that is deleted", async () => {
    const { db } = database;
    const id = await aUser(db, "Wanda");
    await db.update(users).set({ username: "Zoe", usernameLower: "zoe" }).where(eq(users.id, id));
    expect(await found("wan")).toEqual([]);
    expect(await found("zo")).toEqual(["Zoe"]);
    await deletePlayer(db, id);
    expect(await found("zo")).toEqual([]);
    expect(await db.select().from(usernameParts).where(eq(usernameParts.userId, id))).toEqual([]);
  });
});

describe("a player", () => {
  it("is found by name in any case", async () => {
    expect(await findPlayer(database.db, "JÜRGEN")).toMatchObject({ username: "Jürgen" });
    expect(await findPlayer(database.db, "Nobody")).toBeUndefined();
  });

  it("keeps the name, its look-alikes and the address from others", async () => {
    expect(await hasSkeleton(database.db, skeletonOf("АДА"), { now: 1 })).toBe(false);
    expect(await hasSkeleton(database.db, skeletonOf("DANA"), { now: 1 })).toBe(true);
    expect(await hasEmail(database.db, "ada@EXAMPLE.org")).toBe(true);
    expect(await hasEmail(database.db, "eve@example.org")).toBe(false);
  });
});

it("accounts that were never used end, the oldest first, a few at a time, and each with its job", async () => {
  const { db, stop } = await aDatabase();
  onTestFinished(stop);
  const never = { activatedAt: null };
  const third = await aUser(db, "Third", { ...never, registeredAt: 3 });
  const first = await aUser(db, "First", { ...never, registeredAt: 1 });
  const second = await aUser(db, "Second", { ...never, registeredAt: 2 });
  await aUser(db, "Later", { ...never, registeredAt: 5 });
  await aUser(db, "Used", { registeredAt: 1 });
  await aUser(db, "Seen", { ...never, registeredAt: 1, lastLoginAt: 1 });
  const ended = async () => {
    await endUnusedAccounts(db, 4, 2, 9);
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.deletedAt, 9));
    const told = await db.select().from(jobs).where(eq(jobs.kind, "forget"));
    const ids = told.map(({ payload }) => (payload as { userID: number }).userID);
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
    return ids;
  };
  expect(await ended()).toEqual([first, second]);
  expect(await ended()).toEqual([first, second, third]);
  expect(await ended()).toEqual([first, second, third]);
});

it("an account whose password was changed since its owner confirmed the deletion goes on", async () => {
  const { db, stop } = await aDatabase();
  onTestFinished(stop);
  const id = await aUser(db, "Ada");
  await aSessionOf(db, id);
  const [known] = await db.select().from(users).where(eq(users.id, id));
  await db.update(users).set({ passwordHash: "another" }).where(eq(users.id, id));
  expect(await endPlayer(db, id, 1, known)).toBe(false);
  expect(await db.select().from(users)).toMatchObject([{ deletedAt: null }]);
  expect([await db.$count(sessions), await db.$count(jobs)]).toEqual([1, 0]);
  const [current] = await db.select().from(users).where(eq(users.id, id));
  expect(await endPlayer(db, id, 2, current)).toBe(true);
  // What was sent twice has ended it, too.
  expect(await endPlayer(db, id, 3, current)).toBe(true);
  expect(await db.select().from(users)).toMatchObject([{ deletedAt: 2 }]);
  expect(await db.$count(sessions)).toBe(0);
});

it("a deletion that is stuck begins anew only when no job about it is left, waiting or given up", async () => {
  const { db, stop } = await aDatabase();
  onTestFinished(stop);
  const [ada, bert] = [await aUser(db, "Ada"), await aUser(db, "Bert")];
  for (const id of [ada, bert]) await endPlayer(db, id, 1);
  const found = () => findEndedPlayers(db, 1, 1);
  expect(await found()).toEqual([]);
  const [{ id }] = await takeDueJobs(db, 1, 1, { lanes: [laneOfJob(forgetting(bert))] });
  await noteJobFailure(db, id, "away", 2);
  expect(await found()).toEqual([]);
  await dropJobs(db, [id]);
  expect(await found()).toEqual([bert]);
  await addJobs(db, [{ kind: "rename", payload: { userID: bert } }], 1);
  expect(await found()).toEqual([bert]);
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { moderationLog } from "#schema/db/moderation.ts";
import { users } from "#schema/db/users.ts";
import {
  addBlock,
  endBlocks,
  findBlockOfEmail,
  findBlocks,
  findModerationStatus,
  makeAdmin,
  removeOldBlocks,
} from "#store/moderation.ts";
import { findPicture, findPictureKey, setPicture } from "#store/pictures.ts";
import { deletePlayer } from "#store/players.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let adminId: number;
beforeAll(async () => {
  database = await aSharedDatabase();
  adminId = await aUser(database.db, "Admin", { isAdmin: true });
});

const aBlock = (userId: number) => ({
  userId,
  emailHash: `hash of ${userId}`,
  adminId,
  reason: "rude",
  createdAt: 1_000,
  blockedUntil: 5_000,
});

it("a block takes picture and description down and holds until its end", async () => {
  const { db } = database;
  const id = await aUser(db, "Rowdy", { description: "rude" });
  await setPicture(db, id, { key: "k", type: "image/png", bytes: new Uint8Array([1, 2, 3]) });
  expect(await findPicture(db, "rowdy")).toMatchObject({ key: "k", type: "image/png" });
  await addBlock(db, aBlock(id));
  expect(await findPictureKey(db, "Rowdy")).toBeNull();
  expect(await findModerationStatus(db, id)).toEqual({
    isAdmin: false,
    isModerator: false,
    blockedUntil: 5_000,
  });
  expect(await db.select({ text: users.description }).from(users).where(eq(users.id, id))).toEqual([
    { text: "" },
  ]);
  expect(await findBlocks(db, 4_999, 10)).toEqual([
    { username: "Rowdy", admin: "Admin", reason: "rude", createdAt: 1_000, blockedUntil: 5_000 },
  ]);
  expect(await findBlocks(db, 5_000, 10)).toEqual([]);
});

it("a block that is lifted is over, and stays written down", async () => {
  const { db } = database;
  const id = await aUser(db, "Sorry");
  await addBlock(db, aBlock(id));
  await endBlocks(db, { userId: id, emailHash: `hash of ${id}`, moderatorId: adminId }, 2_000);
  expect(await findModerationStatus(db, id)).toMatchObject({ blockedUntil: null });
  expect(await findBlockOfEmail(db, `hash of ${id}`, 2_000)).toBeNull();
  expect(await findBlocks(db, 1_999, 10)).toContainEqual(expect.objectContaining({ username: "Sorry" }));
});

it("a second block prolongs the first and never shortens it; lifting ends both", async () => {
  const { db } = database;
  const id = await aUser(db, "Twice");
  const until = async () => (await findModerationStatus(db, id))?.blockedUntil;
  await addBlock(db, aBlock(id));
  await addBlock(db, { ...aBlock(id), reason: "again", blockedUntil: 3_000 });
  expect(await until()).toBe(5_000);
  await addBlock(db, { ...aBlock(id), reason: "and again", blockedUntil: 6_000 });
  expect(await until()).toBe(6_000);
  const ends = (await findBlocks(db, 2_000, 10)).filter(({ username }) => username === "Twice");
  expect(ends.map(({ blockedUntil }) => blockedUntil)).toEqual([6_000, 5_000, 3_000]);
  await endBlocks(db, { userId: id, emailHash: `hash of ${id}`, moderatorId: adminId }, 2_000);
  expect(await until()).toBeNull();
  expect((await findBlocks(db, 2_000, 10)).map(({ username }) => username)).not.toContain("Twice");

  // Another moderator lifts it at the same time: that has changed nothing.
  await endBlocks(db, { userId: id, emailHash: `hash of ${id}`, moderatorId: adminId }, 2_000);
  const log = await db.select().from(moderationLog).where(eq(moderationLog.subjectId, id));
  expect(log.filter(({ action }) => action === "unblock")).toHaveLength(1);
});

it("a block outlives the account, by its address", async () => {
  const { db } = database;
  const id = await aUser(db, "Gone");
  await addBlock(db, aBlock(id));
  await deletePlayer(db, id);
  expect(await findBlockOfEmail(db, `hash of ${id}`, 4_999)).toBe(5_000);
  expect(await findBlocks(db, 4_999, 10)).toContainEqual(expect.objectContaining({ username: null }));

  const next = await aUser(db, "Back");
  await endBlocks(db, { userId: next, emailHash: `hash of ${id}`, moderatorId: adminId }, 2_000);
  expect(await findBlockOfEmail(db, `hash of ${id}`, 2_000)).toBeNull();
});

it("a block is forgotten once it has ended long enough ago, and not before", async () => {
  const { db } = database;
  const id = await aUser(db, "Old");
  await addBlock(db, { ...aBlock(id), blockedUntil: 8_000 });
  await removeOldBlocks(db, 7_999);
  expect((await findBlocks(db, 0, 10)).map(({ username }) => username)).toEqual(["Old"]);
  await removeOldBlocks(db, 8_000);
  expect(await findBlocks(db, 0, 10)).toEqual([]);
});

it("a player is made an admin by name", async () => {
  const id = await aUser(database.db, "Helga");
  expect(await makeAdmin(database.db, "helga")).toBe(true);
  expect(await findModerationStatus(database.db, id)).toMatchObject({ isAdmin: true });
  expect(await makeAdmin(database.db, "nobody")).toBe(false);
});

import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it, onTestFinished } from "vitest";
import * as schema from "#schema/db/index.ts";
import { users } from "#schema/db/users.ts";
import { queryDatabase } from "#store/db.ts";
import { requestFriend } from "#store/friends.ts";
import { addBlock } from "#store/moderation.ts";
import { mute } from "#store/mutes.ts";
import { myData, partsOfMyData } from "#store/myData.ts";
import { addOwnTable } from "#store/ownTables.ts";
import { addReport, closeReport, latestModerationActions } from "#store/reports.ts";
import { aDatabase } from "#tests/support/database.ts";
import { anOwnTable } from "#tests/support/everyCall.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const exported: unknown[] = Object.values(schema);
const tables = exported.filter((value) => is(value, SQLiteTable));

it("every table that refers to players is in it, and no other", () => {
  const aboutUsers = tables
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === users))
    .map(({ name }) => name);
  expect(Object.keys(partsOfMyData).toSorted()).toEqual(["users", ...aboutUsers].toSorted());
});

it("it says what is kept about oneself, and no secrets of oneself or of others", async () => {
  const { url, token: libsqlToken, db, stop } = await aDatabase();
  onTestFinished(stop);
  const [ada, eve] = [await aUser(db, "Ada", { description: "Zieht gern." }), await aUser(db, "Eve")];
  const token = await aSessionOf(db, ada);
  await requestFriend(db, { from: eve, to: ada }, 5);
  await mute(db, { userID: eve, mutedID: ada }, 6);
  await addOwnTable(db, ada, { ...anOwnTable, id: "a", guests: ["Eve"] }, 6);
  await addOwnTable(db, eve, { ...anOwnTable, id: "e", name: "Without him", guests: ["Ada"] }, 6);
  const said = {
    id: 1,
    sender: { kind: "user", id: ada, name: "Ada" },
    body: "Na warte.",
    created: 7,
  } as const;
  const message = { room: "general", id: 1 };
  await addReport(db, {
    reporterId: eve,
    subjectId: ada,
    message,
    messages: [said],
    reason: "by Eve",
    createdAt: 8,
  });
  await addBlock(db, {
    userId: ada,
    emailHash: "h",
    adminId: eve,
    reason: "rude",
    createdAt: 9,
    blockedUntil: 10,
  });

  const data = await myData(db, ada);
  expect(data).toMatchObject({
    users: [{ username: "Ada", email: "Ada@example.org", blockedUntil: 10 }],
    sessions: [{ createdAt: expect.any(Number) }],
    friendships: [{ username: "Eve", pendingId: ada, since: 5 }],
    mutes: [],
    own_tables: [{ name: "Thursdays", game: anOwnTable.game, createdAt: 6 }],
    own_table_guests: [{ table: "Thursdays", username: "Eve" }],
    reports: [],
    blocks: [{ reason: "rude", blockedUntil: 10, isByMe: false }],
    moderation_log: [{ action: "block", reason: "rude", isByMe: false }],
  });
  const text = JSON.stringify(data);
  for (const secret of ["scrypt", token, "reporterId", "adminId", "moderatorId", "Without him", "by Eve"])
    expect(text).not.toContain(secret);
  // One request, so that a heavy player's data come in time too.
  let requests = 0;
  const env = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: libsqlToken };
  const permission = async () => void requests++;
  expect(await queryDatabase(env, (own) => myData(own, ada), { permission, waitMs: 60_000 })).toEqual(data);
  expect(requests).toBe(1);
  expect(await myData(db, eve)).toMatchObject({ users: [{ username: "Eve" }], mutes: [{ username: "Ada" }] });
});

it("who was reported, be it a moderator, learns of it only by a decision that tells them, and never who it was", async () => {
  const { db, stop } = await aDatabase();
  onTestFinished(stop);
  const [ada, eve] = [await aUser(db, "Ada", { isModerator: true }), await aUser(db, "Eve")];
  const moderatorId = await aUser(db, "Modo", { isModerator: true });
  const sender = { kind: "user", id: ada, name: "Ada" } as const;
  const of = (n: number) => ({
    ...{ reporterId: eve, subjectId: ada, message: { room: "general", id: n }, reason: "by Eve" },
    ...{ messages: [{ id: n, sender, body: `Na warte ${n}.`, created: 7 }], createdAt: n },
  });
  for (const n of [1, 2, 3]) await addReport(db, of(n));
  const entry = { moderatorId, subjectId: ada, reason: "by Modo" };
  await closeReport(db, { ...entry, action: "dismiss", reportId: 1, createdAt: 11 });
  const silent = { reports: [], reported_messages: [], moderation_log: [] };
  expect(await myData(db, ada)).toMatchObject(silent);
  expect(await latestModerationActions(db, ada, 0, 9)).toEqual([]);
  expect(await latestModerationActions(db, moderatorId, 0, 9)).toMatchObject([{ action: "dismiss" }]);

  await closeReport(db, { ...entry, action: "warn", reportId: 2, createdAt: 12 });
  expect(await myData(db, ada)).toMatchObject({
    reports: [],
    reported_messages: [{ body: "Na warte 2.", createdAt: 7 }],
    moderation_log: [{ action: "warn", reason: "by Modo", createdAt: 12, isByMe: false }],
  });
  expect(await latestModerationActions(db, ada, 0, 9)).toMatchObject([{ action: "warn" }]);
  expect(await myData(db, eve)).toMatchObject({
    reports: [{ messageId: 1 }, { messageId: 2 }, { messageId: 3 }],
    reported_messages: [],
  });
});

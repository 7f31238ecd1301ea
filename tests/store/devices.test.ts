import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { devices } from "#schema/db/devices.ts";
import { jobs } from "#schema/db/jobs.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { type Database, queryDatabase } from "#store/db.ts";
import { addDeviceSession, removeOldDevices, removeOtherDevices } from "#store/devices.ts";
import { addGuestSession, addUserSession, findSession, renewSession } from "#store/sessions.ts";
import { aGuest } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aDevice, aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

const begun = 1_000_000;
const times = (createdAt: number) => ({ createdAt, expiresAt: createdAt + limits.sessionLifetimeMs });

/** The device of a guest, with a session of the same name. */
async function aGuestDevice(name: string, hasCredential = true) {
  const device = { ...aDevice(name, begun, begun + limits.deviceLifetimeMs) };
  if (!hasCredential) device.credentialHash = null;
  const guest = await aGuest(database.db);
  await addGuestSession(database.db, { tokenHash: name, ...times(begun), device }, guest.id);
  return guest;
}

const credentialOf = (name: string) => `credential of ${name}`;
const rowOf = async (name: string) =>
  (await database.db.select().from(devices).where(eq(devices.id, name)))[0];

it("a device lives as long after its last use as limits say, but not longer after its sign-in than they allow", async () => {
  const guest = await aGuestDevice("used");
  const later = begun + limits.deviceLifetimeMs - 1;
  expect(
    await addDeviceSession(database.db, credentialOf("used"), { tokenHash: "tab", ...times(later) }),
  ).toBe(true);
  expect(await findSession(database.db, "tab", later)).toMatchObject({ identity: guest, deviceID: "used" });
  expect(await rowOf("used")).toMatchObject({
    lastUsedAt: later,
    expiresAt: later + limits.deviceLifetimeMs,
  });
  const last = begun + limits.deviceLongestLifetimeMs - 1;
  await renewSession(database.db, "tab", last + limits.sessionLifetimeMs, last);
  expect(await rowOf("used")).toMatchObject({ lastUsedAt: last, expiresAt: last + 1 });
});

it("one that does not stay signed in lives as long as its session", async () => {
  await aGuestDevice("lent", false);
  await renewSession(database.db, "lent", begun + 2 * limits.sessionLifetimeMs, begun + 1);
  expect(await rowOf("lent")).toMatchObject({ expiresAt: begun + 2 * limits.sessionLifetimeMs });
});

it("one that was not used for long gives no session any more, and is forgotten with those that it had", async () => {
  await aGuestDevice("old");
  const end = begun + limits.deviceLifetimeMs;
  expect(await addDeviceSession(database.db, credentialOf("old"), { tokenHash: "late", ...times(end) })).toBe(
    false,
  );
  await database.db
    .update(sessions)
    .set({ expiresAt: 2 * end })
    .where(eq(sessions.tokenHash, "old"));
  await removeOldDevices(database.db, end);
  expect(await rowOf("old")).toBeUndefined();
  expect(await findSession(database.db, "old", begun)).toBeUndefined();
});

it("one more tab than a device may have takes the session of that which was used longest ago", async () => {
  await aGuestDevice("busy");
  for (let tab = 1; tab <= limits.sessionsPerDevice; tab++) {
    const session = { tokenHash: `busy ${tab}`, ...times(begun + tab) };
    await addDeviceSession(database.db, credentialOf("busy"), session);
  }
  const rows = await database.db.select().from(sessions).where(eq(sessions.deviceId, "busy"));
  const kept = rows.map(({ tokenHash }) => tokenHash);
  expect(kept).toHaveLength(limits.sessionsPerDevice);
  expect(kept).not.toContain("busy");
});

it("signing out everywhere else is one request, which stores the job that closes the sockets", async () => {
  const { url, token, db } = database;
  const user = await aUser(db, "Ada");
  for (const name of ["here", "there", "elsewhere"]) {
    const device = aDevice(name, begun, begun + limits.deviceLifetimeMs);
    const [{ passwordHash }] = await db.select().from(users).where(eq(users.id, user));
    await addUserSession(db, { tokenHash: name, ...times(begun), device }, { id: user, passwordHash });
  }
  let requests = 0;
  const permission = async () => void requests++;
  const env = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token };
  const end = (own: Database) => removeOtherDevices(own, user, "here", begun);
  await queryDatabase(env, end, { permission, waitMs: 60_000 });
  expect(requests).toBe(1);
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user));
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual(["here"]);
  const payload = { person: { kind: "user", id: user } };
  expect(await db.select().from(jobs)).toMatchObject([{ kind: "signOut", payload }]);
});

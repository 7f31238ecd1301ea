import { beforeAll, describe, expect, it } from "vitest";
import { addGuestSession, findSession, renewSession } from "#store/sessions.ts";
import { aGuest } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aDevice } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

async function aSession(tokenHash: string, createdAt: number, expiresAt: number) {
  const guest = await aGuest(database.db);
  const device = aDevice(tokenHash, createdAt, expiresAt);
  await addGuestSession(database.db, { tokenHash, createdAt, expiresAt, device }, guest.id);
  return guest;
}

describe("a session", () => {
  it("tells whose it is until it ends", async () => {
    const guest = await aSession("a", 1_000, 2_000);
    expect(await findSession(database.db, "a", 1_999)).toEqual({
      identity: guest,
      expiresAt: 2_000,
      deviceID: "a",
    });
    expect(await findSession(database.db, "a", 2_000)).toBeUndefined();
    expect(await findSession(database.db, "b", 1_500)).toBeUndefined();
  });

  it("lives longer when it is renewed", async () => {
    await aSession("c", 1_000, 2_000);
    await renewSession(database.db, "c", 3_000, 1_900);
    expect(await findSession(database.db, "c", 2_500)).toMatchObject({ expiresAt: 3_000 });
  });

  it("that has ended is forgotten when the next one begins", async () => {
    await aSession("d", 1_000, 2_000);
    await aSession("e", 2_000, 3_000);
    expect(await findSession(database.db, "d", 1_500)).toBeUndefined();
  });
});

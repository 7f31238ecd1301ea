import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import { devices } from "#schema/db/devices.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { mailTokens } from "#schema/db/mails.ts";
import { blocks } from "#schema/db/moderation.ts";
import { ownTables } from "#schema/db/ownTables.ts";
import { pictures } from "#schema/db/pictures.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { addOwnTable } from "#store/ownTables.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { aDeviceID, anOwnTable, anOwnTableID, aPicture, ask, nameOf } from "#tests/support/everyCall.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aDevice, aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const site = withSharedSite();

const calls = Object.values(apiCalls).flat();

/** The answer to each kind of caller from a call that requires more rights. */
const refusals: Record<
  Caller,
  Partial<Record<"nobody" | "ended" | "guest" | "user" | "moderator", number>>
> = {
  anybody: {},
  guest: { nobody: 401, ended: 401 },
  user: { nobody: 401, ended: 401, guest: 403 },
  moderator: { nobody: 401, ended: 401, guest: 403, user: 403 },
  admin: { nobody: 401, ended: 401, guest: 403, user: 403, moderator: 403 },
};

describe("a call is refused to who may not make it:", () => {
  const tokens = {} as Record<"nobody" | "ended" | "guest" | "user" | "moderator", string | undefined>;
  beforeAll(async () => {
    const eve = await aUser(site.db, "Eve");
    tokens.user = await aSessionOf(site.db, eve);
    tokens.moderator = await aSessionOf(site.db, await aUser(site.db, "Mod", { isModerator: true }));
    tokens.guest = (await beGuest(site.url)).token;
    tokens.ended = await aSessionOf(site.db, await aUser(site.db, "Gonne"));
    await deleteAccount(site.url, tokens.ended);
  });
  const refused = calls.flatMap((of) =>
    Object.entries(refusals[of.caller]).map(
      ([who, status]) => [nameOf(of), who as keyof typeof tokens, status, of] as const,
    ),
  );

  it.each(refused)("%s by %s: %d", async (_name, who, status, of) => {
    expect(await ask(site.url, of, tokens[who], "Eve")).toMatchObject({ status });
  });
});

describe("what is Ada's stays as it is, and unseen, whatever Eve does:", () => {
  let adaID: number;
  let ada: string;
  beforeAll(async () => {
    adaID = await aUser(site.db, "Ada", { email: "secret@example.org", emailLower: "secret@example.org" });
    ada = await aSessionOf(site.db, adaID);
    const end = Date.now() + limits.deviceLifetimeMs;
    await site.db.insert(devices).values({ ...aDevice(aDeviceID, 1, end), userId: adaID, lastUsedAt: 1 });
    await call(site.url, "uploadProfilePicture", {
      token: ada,
      body: aPicture(),
    });
    await addOwnTable(site.db, adaID, { ...anOwnTable, id: anOwnTableID }, 1);
    await beginGame(site.url, ada);
  });

  function everythingOfAda() {
    const { db } = site;
    return db.batch([
      db.select().from(users).where(eq(users.id, adaID)),
      db.select().from(pictures).where(eq(pictures.userId, adaID)),
      db.select().from(sessions).where(eq(sessions.userId, adaID)),
      db.select().from(devices).where(eq(devices.userId, adaID)),
      db.select().from(mailTokens).where(eq(mailTokens.userId, adaID)),
      db.select().from(gameSeats).where(eq(gameSeats.userId, adaID)),
      db.select().from(ownTables).where(eq(ownTables.userId, adaID)),
      db.select().from(blocks).where(eq(blocks.userId, adaID)),
    ]);
  }

  const callsOfUsers = calls.filter(({ caller }) => caller !== "anybody");
  it.each(callsOfUsers.map((of, index) => [nameOf(of), of, index] as const))(
    "%s",
    async (_name, of, index) => {
      // She may do whatever a player can, as a sponsor too.
      const sponsorUntil = Date.now() + limits.sessionLifetimeMs;
      const eve = await aSessionOf(site.db, await aUser(site.db, `Eve${index}`, { sponsorUntil }));
      const before = await everythingOfAda();
      const isAboutGame = of.path === "/abortGame" || of.path === "/reportError";
      const own = isAboutGame ? await beginGame(site.url, eve) : undefined;
      const { status, body } = await ask(site.url, of, eve, "Ada", own);
      // There is no message to report and no browser to push to, the device and the table belong to Ada, and Eve is no guest.
      const impossible = ["/reportMessage", "/testPush", "/devices/{deviceID}", "/nameGuest"];
      const isPossible = !impossible.includes(of.path);
      // This site takes no subscriptions, so nobody can begin or change one.
      const isOfSubscription = of.path.startsWith("/subscription/") && of.path !== "/subscription/get";
      const isOfTable = of.path.startsWith("/tables/");
      const isForAll = of.caller !== "moderator" && of.caller !== "admin";
      expect(status < 300).toBe(isForAll && isPossible && !isOfTable && !isOfSubscription);
      expect(await everythingOfAda()).toEqual(before);
      expect(JSON.stringify(body ?? "")).not.toContain("secret@example.org");
    },
  );
});

describe("what is a guest's game stays the guest's:", () => {
  let guest: string;
  let gameID: number;
  const others = {} as Record<"user" | "guest" | "nobody", string | undefined>;
  beforeAll(async () => {
    guest = (await beGuest(site.url)).token;
    gameID = await beginGame(site.url, guest);
    others.user = await aSessionOf(site.db, await aUser(site.db, "Mallory"));
    others.guest = (await beGuest(site.url)).token;
  });
  const statusOf = async () =>
    (await site.db.select({ status: games.status }).from(games).where(eq(games.id, gameID)))[0].status;

  it.each([
    ["user", 403],
    ["guest", 403],
    ["nobody", 401],
  ] as const)("no other %s may abort it: %d", async (who, status) => {
    const abort = (token?: string) =>
      call(site.url, "abortGame", { method: "DELETE", token, body: { gameID } });
    expect(await abort(others[who])).toMatchObject({ status });
    expect(await statusOf()).toBe("running");
  });

  // A spectator may report what went wrong.
  it.each([
    ["user", 204],
    ["guest", 204],
    ["nobody", 401],
  ] as const)("a %s who reports an error in it is told nothing of it: %d", async (who, status) => {
    const report = { gameID, text: "The seven can't be split." };
    const answer = await call(site.url, "reportError", { token: others[who], body: report });
    expect(answer).toMatchObject({ status });
    expect(JSON.stringify(answer.body ?? "")).not.toMatch(/variant|hand|seed/);
    expect(await statusOf()).toBe("running");
  });

  it("its guest may abort it", async () => {
    const body = { gameID };
    expect(await call(site.url, "abortGame", { method: "DELETE", token: guest, body })).toMatchObject({
      status: 204,
    });
    await expect.poll(statusOf).toBe("aborted");
  });
});

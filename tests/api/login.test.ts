import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SharedAccountsAnswer } from "#schema/api/moderation.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { knownAddresses } from "#schema/db/knownAddresses.ts";
import { mails } from "#schema/db/mails.ts";
import { sessions } from "#schema/db/sessions.ts";
import { pairTotals } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { aMember, goodPassword, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();

const login = (username: string, password = goodPassword) =>
  call(site.url, "login", { body: { username, password } });

describe("signing in", () => {
  it("tells what one's settings are, and is noted", async () => {
    const until = Date.now() + 60_000;
    const id = await aMember(site.db, "Anna");
    const settings = { locale: "en", colorScheme: "dark", isColorBlind: true, description: "Hallo" } as const;
    const more = {
      isAdmin: true,
      wordFilter: ["de" as const],
      blockedUntil: until,
      defaultPosition4: -1,
      defaultPosition6: 5,
    };
    await site.db
      .update(users)
      .set({ ...settings, ...more })
      .where(eq(users.id, id));
    expect(await signIn(site.url, "Anna")).toMatchObject({
      id,
      username: "Anna",
      locale: "en",
      colorScheme: "dark",
      colorBlindnessFlag: true,
      wordFilter: ["de"],
      userDescription: "Hallo",
      gameDefaultPositions: [-1, 5],
      look: { cardBack: "classic", boardWood: "classic", sponsorUntil: null },
      admin: true,
      blockedByModerationUntil: until,
    });
    const [{ lastLoginAt }] = await site.db.select().from(users).where(eq(users.id, id));
    expect(lastLoginAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it("shows moderators which accounts were signed in to from one place, but not a moderator those that are also the own", async () => {
    const [one, other] = [await aMember(site.db, "Zwilling"), await aMember(site.db, "Zwillung")];
    await aMember(site.db, "Moda", { isModerator: true });
    for (const name of ["Zwilling", "Zwillung", "Zwilling"]) await signIn(site.url, name);
    const { token } = await signIn(site.url, "Moda");
    await site.db.insert(pairTotals).values(
      [
        [one, other],
        [other, one],
      ].map(([userId, otherId]) => ({
        userId,
        otherId,
        games: 37,
        together: 0,
        wonTogether: 0,
        against: 37,
        wonAgainst: 20,
      })),
    );
    const { body } = await call<SharedAccountsAnswer>(site.url, "moderation/sharedAccounts", {
      method: "GET",
      token,
    });
    expect(body.filter(({ usernames }) => usernames.includes("Zwilling"))).toEqual([
      expect.objectContaining({ usernames: ["Zwilling", "Zwillung"], against: 37 }),
    ]);
    expect(body[0].against).toBe(37);
    expect(JSON.stringify(body)).not.toContain("Moda");
  });

  it("says whether name, address or password is the trouble", async () => {
    await aMember(site.db, "Berta");
    await aUser(site.db, "Clara", { activatedAt: null });
    expect(await login("Nobody")).toMatchObject({ status: 401, body: { error: "user" } });
    expect(await login("Clara")).toMatchObject({ status: 401, body: { error: "email" } });
    expect(await login("Berta", "something else")).toMatchObject({
      status: 401,
      body: { error: "password" },
    });
    expect(await login("Веrta")).toMatchObject({ status: 401, body: { error: "user" } });
  });

  it("takes the address in place of the name, and tells nobody whose address that is", async () => {
    await aMember(site.db, "Ella");
    await aMember(site.db, "Emil", { activatedAt: null });
    expect(await login("ELLA@example.org")).toMatchObject({ status: 200, body: { username: "Ella" } });
    const wrong = { status: 401, body: { error: "password" } };
    for (const address of ["ella@example.org", "emil@example.org", "nobody@example.org"])
      expect(await login(address, "something else")).toMatchObject(wrong);
    expect(await login("emil@example.org")).toMatchObject({ status: 401, body: { error: "email" } });
    // Attempts count apart: waits by name would reveal whose address it is.
    const keys = (await site.db.select().from(failedAttempts)).map(({ key }) => key);
    const [{ id }] = await site.db.select().from(users).where(eq(users.username, "Ella"));
    expect(keys.filter((key) => key.startsWith(`account ${id}`))).toEqual([]);
    expect(keys.filter((key) => /^account of \S+$/.test(key))).toHaveLength(3);
  });

  it("knows a password however the keyboard has put its letters together", async () => {
    await aMember(site.db, "Doris");
    expect(await login("Doris", goodPassword.normalize("NFD"))).toMatchObject({ status: 200 });
  });

  it("takes nothing but a name and a password", async () => {
    expect(await call(site.url, "login", { body: { username: "Anna" } })).toMatchObject({
      status: 422,
      body: { details: [{ field: "password" }] },
    });
    expect(await login("Anna", "")).toMatchObject({ status: 422 });
    for (const [field, body] of Object.entries({
      username: { username: "\ud800nna", password: goodPassword },
      password: { username: "Anna", password: "half a sign \udc00" },
    })) {
      expect(await call(site.url, "login", { body })).toMatchObject({
        status: 422,
        body: { details: [{ field, message: "not_text" }] },
      });
    }
  });

  it("is possible from two places, and signing out ends one of them", async () => {
    await aMember(site.db, "Emma");
    const [one, other] = [await signIn(site.url, "Emma"), await signIn(site.url, "Emma")];
    expect(await call(site.url, "logout", { token: one.token })).toMatchObject({ status: 204 });
    expect(await call(site.url, "logout", { token: one.token })).toMatchObject({
      status: 401,
      body: { error: "unauthenticated" },
    });
    expect(await call(site.url, "logout", { token: other.token })).toMatchObject({ status: 204 });
  });

  it("lasts as long as the session is used now and then", async () => {
    const userId = await aMember(site.db, "Frida");
    const { token } = await signIn(site.url, "Frida");
    const mine = eq(sessions.userId, userId);
    await site.db
      .update(sessions)
      .set({ expiresAt: Date.now() + 60_000 })
      .where(mine);
    await call(site.url, "socketTicket", { token, body: { party: "game", room: "0" } });
    const [{ expiresAt }] = await site.db.select().from(sessions).where(mine);
    expect(expiresAt).toBeGreaterThan(Date.now() + limits.sessionLifetimeMs - 60_000);
  });
});

describe("guessing a password", () => {
  it("gets slower and slower, also for the right one, and never ends for good", async () => {
    const id = await aMember(site.db, "Gerda");
    for (let n = 0; n < limits.guessDelay.free + 1; n++) {
      expect(await login("Gerda", "wrong guess")).toMatchObject({ status: 401 });
    }
    const counter = like(failedAttempts.key, `account ${id} %`);
    const [{ nextAt: first }] = await site.db.select().from(failedAttempts).where(counter);
    expect(first).toBeGreaterThan(0);
    await site.db
      .update(failedAttempts)
      .set({ nextAt: first + 60_000 })
      .where(counter);
    const refused = await login("Gerda");
    expect(refused).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);

    const waitAfter = async (failures: number) => {
      await site.db.update(failedAttempts).set({ nextAt: 0 });
      await site.db.update(failedAttempts).set({ failures }).where(counter);
      const before = Date.now();
      expect(await login("Gerda", "wrong guess")).toMatchObject({ status: 401 });
      const [{ nextAt }] = await site.db.select().from(failedAttempts).where(counter);
      return Math.round((nextAt - before) / 1000);
    };
    expect(await waitAfter(7)).toBeGreaterThanOrEqual(4);
    const longest = await waitAfter(1_000);
    expect(longest).toBeGreaterThanOrEqual(limits.guessDelay.longestMs / 1000);
    expect(longest).toBeLessThan(limits.guessDelay.longestMs / 1000 + 10);

    await site.db.update(failedAttempts).set({ nextAt: 0 });
    expect(await login("Gerda")).toMatchObject({ status: 200 });
    expect(await site.db.select().from(failedAttempts).where(counter)).toEqual([]);
  });

  it("of many guesses at once lets no more through than one after the other", async () => {
    await aMember(site.db, "Hanna");
    const begun = Date.now();
    const guesses = Array.from({ length: 20 }, () => login("Hanna", "wrong guess"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // If the loop takes longer than the first wait, and the second, another attempt is allowed.
    const waits = Math.floor(Math.log2((Date.now() - begun) / limits.guessDelay.firstMs + 1));
    const looked = statuses.filter((status) => status === 401).length;
    expect(looked).toBeGreaterThan(limits.guessDelay.free);
    expect(looked).toBeLessThanOrEqual(limits.guessDelay.free + 1 + waits);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - looked);
  });

  it("counts for the address too, whatever name is tried", async () => {
    await site.db.delete(failedAttempts);
    await login("Nobody");
    const [{ key }] = await site.db.select().from(failedAttempts);
    expect(key).toMatch(/^address [0-9a-f]{64}$/);
    await site.db.update(failedAttempts).set({ nextAt: Date.now() + 60_000 });
    await aMember(site.db, "Ida");
    for (const name of ["Nobody", "Ida"]) expect(await login(name)).toMatchObject({ status: 429 });
    await site.db.delete(failedAttempts);
  });
});

describe("guessing from many addresses", () => {
  const visited = withSharedSite("behindProxy");
  const at = async (address: string, name: string, body: object, token?: string) => {
    const headers = {
      "Content-Type": "application/json",
      "X-Real-IP": address,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return fetch(`${visited.url}/gameApi/${name}`, init);
  };
  const loginAt = (address: string, username: string, password = goodPassword) =>
    at(address, "login", { username, password });
  /** A stranger guesses, and others go on for as long as they like. Returns how strangers are counted. */
  const strangersGuess = async (username: string, id: number) => {
    expect(await loginAt("198.51.100.1", username, "wrong guess")).toMatchObject({ status: 401 });
    const everywhere = eq(failedAttempts.key, `account ${id}`);
    await visited.db
      .update(failedAttempts)
      .set({ failures: 1_000, nextAt: Date.now() + 600_000 })
      .where(everywhere);
    expect(await loginAt("203.0.113.1", username)).toMatchObject({ status: 429 });
    return everywhere;
  };

  it("is slowed too, by some seconds, and makes nobody wait where the account is known", async () => {
    const id = await aMember(visited.db, "Jutta");
    expect(await loginAt("192.0.2.1", "Jutta")).toMatchObject({ status: 200 });
    const everywhere = await strangersGuess("Jutta", id);
    expect(await loginAt("192.0.2.1", "Jutta")).toMatchObject({ status: 200 });

    await visited.db.update(failedAttempts).set({ nextAt: 0 }).where(everywhere);
    const before = Date.now();
    expect(await loginAt("198.51.100.2", "Jutta", "wrong guess")).toMatchObject({ status: 401 });
    const [{ nextAt }] = await visited.db.select().from(failedAttempts).where(everywhere);
    expect(nextAt).toBeGreaterThan(before);
    expect(nextAt).toBeLessThanOrEqual(Date.now() + limits.strangersDelay.longestMs);
  });

  it("keeps nobody from what is done with a session", async () => {
    const id = await aMember(visited.db, "Klara");
    const token = await aSessionOf(visited.db, id);
    await strangersGuess("Klara", id);
    const body = { password: "sieben Murmeln", password_old: goodPassword };
    expect(await at("192.0.2.7", "changePassword", body, token)).toMatchObject({ status: 200 });
  });

  it("is over where a link of a mail has set a new password", async () => {
    await strangersGuess("Lena", await aMember(visited.db, "Lena"));
    await at("192.0.2.1", "requestPasswordReset", { username: "Lena" });
    const [{ data }] = await visited.db.select().from(mails);
    const body = { token: data.url.split("/").at(-1), password: "sieben Murmeln" };
    expect(await at("192.0.2.1", "applyPasswordReset", body)).toMatchObject({ status: 204 });
    expect(await loginAt("192.0.2.2", "Lena", "sieben Murmeln")).toMatchObject({ status: 429 });
    expect(await loginAt("192.0.2.1", "Lena", "sieben Murmeln")).toMatchObject({ status: 200 });
  });

  it("finds an address forgotten where nobody has signed in for a month", async () => {
    await visited.db.delete(knownAddresses);
    const userId = await aMember(visited.db, "Mona");
    await loginAt("192.0.2.1", "Mona");
    const long = Date.now() - limits.knownAddressMs;
    await visited.db.update(knownAddresses).set({ lastAt: long });
    await visited.tick();
    expect(await visited.db.select().from(knownAddresses).where(eq(knownAddresses.userId, userId))).toEqual(
      [],
    );
  });
});

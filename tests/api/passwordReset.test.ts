import { eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { mails, mailTokens } from "#schema/db/mails.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { aMember, goodPassword, mailsTo, resetTokenIn, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
const password = "sieben Murmeln";

const request = (body: object) => call(site.url, "requestPasswordReset", { body });
const apply = (token: string, more: object = {}) =>
  call(site.url, "applyPasswordReset", { body: { token, password, ...more } });
const login = (username: string, as: string) => call(site.url, "login", { body: { username, password: as } });

describe("a forgotten password", () => {
  it("is replaced by the link in the mail, and all sessions end", async () => {
    const id = await aMember(site.db, "Anna");
    const { token } = await signIn(site.url, "Anna");
    expect(await request({ username: "anna" })).toMatchObject({ status: 204 });
    const [mail] = await mailsTo(site.url, "Anna@example.org");
    expect(mail.url).toMatch(new RegExp(`^${site.url}/de/resetpassword/Anna/[0-9a-f]{64}$`));

    // The recipient of the mail need not wait because of wrong guesses.
    await login("Anna", "wrong guess");
    await site.db
      .update(failedAttempts)
      .set({ nextAt: Date.now() + 60_000 })
      .where(like(failedAttempts.key, `account ${id} %`));
    expect(await apply(await resetTokenIn(site.url, "Anna@example.org"))).toMatchObject({ status: 204 });
    expect(await call(site.url, "logout", { token })).toMatchObject({ status: 401 });
    expect(await login("Anna", goodPassword)).toMatchObject({ status: 401, body: { error: "password" } });
    expect(await login("Anna", password)).toMatchObject({ status: 200 });
  });

  it.each(["email", "id"])("can be told by %s too", async (by) => {
    const name = `By${by}`;
    const id = await aMember(site.db, name);
    const whom = { email: { email: `${name.toUpperCase()}@example.org` }, id: { id } }[by]!;
    expect(await request(whom)).toMatchObject({ status: 204 });
    await expect.poll(() => mailsTo(site.url, `${name}@example.org`)).toHaveLength(1);
  });

  it("of an account that was not activated: the mail has confirmed its address", async () => {
    await aUser(site.db, "Berta", { activatedAt: null });
    await request({ username: "Berta" });
    await apply(await resetTokenIn(site.url, "Berta@example.org"));
    expect(await login("Berta", password)).toMatchObject({ status: 200 });
  });
});

describe("a new password", () => {
  const ways = {
    "that the owner chooses": (_name: string, token: string) =>
      call(site.url, "changePassword", { token, body: { password, password_old: goodPassword } }),
    "by a link of a mail": async (name: string) => apply(await resetTokenIn(site.url, `${name}@example.org`)),
  };

  it.each(Object.entries(ways))(
    "%s is set together with the end of all sessions, or not",
    async (way, set) => {
      const name = `Whole${way.length}`;
      const id = await aMember(site.db, name);
      const { token } = await signIn(site.url, name);
      await aSessionOf(site.db, id);
      await request({ username: name });
      const stored = async () => ({
        account: await site.db.select().from(users).where(eq(users.id, id)),
        open: await site.db.select().from(sessions).where(eq(sessions.userId, id)),
        links: await site.db.select().from(mailTokens).where(eq(mailTokens.userId, id)),
      });
      const before = await stored();
      await site.db.run(
        sql`create trigger cut_off before insert on jobs begin select raise(abort, 'cut off'); end`,
      );
      const cutOff = await set(name, token).finally(() => site.db.run(sql`drop trigger cut_off`));
      expect(cutOff.status).toBeGreaterThanOrEqual(500);
      expect(await stored()).toEqual(before);

      expect((await set(name, token)).status).toBeLessThan(300);
      const { account, open, links } = await stored();
      expect(account[0].passwordHash).not.toBe(before.account[0].passwordHash);
      expect([open.length, links.length]).toEqual([way.includes("owner") ? 1 : 0, 0]);
    },
  );
});

describe("a link to a new password", () => {
  it("works once, be it tried by many at once", async () => {
    await aMember(site.db, "Clara");
    await request({ username: "Clara" });
    const token = await resetTokenIn(site.url, "Clara@example.org");
    const tries = await Promise.all([apply(token), apply(token), apply(token)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await apply(token)).toMatchObject({ status: 404, body: { error: "token" } });
  });

  it("works for a quarter of an hour", async () => {
    const id = await aMember(site.db, "Doris");
    await request({ username: "Doris" });
    const theirs = eq(mailTokens.userId, id);
    const [{ expiresAt }] = await site.db.select().from(mailTokens).where(theirs);
    expect((expiresAt - Date.now()) / 60_000).toBeCloseTo(15, 0);
    await site.db.update(mailTokens).set({ expiresAt: Date.now() }).where(theirs);
    expect(await apply(await resetTokenIn(site.url, "Doris@example.org"))).toMatchObject({ status: 404 });
  });

  it("ends with a sign-in, with a newer one, and is not one that activates", async () => {
    const id = await aMember(site.db, "Emma");
    await request({ username: "Emma" });
    const first = await resetTokenIn(site.url, "Emma@example.org");
    const activation = await call(site.url, "activation", { body: { userID: id, token: first } });
    expect(activation).toMatchObject({ status: 403 });
    await request({ username: "Emma" });
    expect(await apply(first)).toMatchObject({ status: 404 });
    const second = await resetTokenIn(site.url, "Emma@example.org");
    await signIn(site.url, "Emma");
    expect(await apply(second)).toMatchObject({ status: 404 });
  });

  it("keeps for a better password than one that everybody has", async () => {
    await aMember(site.db, "Frida");
    await request({ username: "Frida" });
    const token = await resetTokenIn(site.url, "Frida@example.org");
    expect(await apply(token, { password: "password1" })).toMatchObject({
      status: 422,
      body: { details: [{ field: "password" }] },
    });
    expect(await apply("short")).toMatchObject({ status: 422, body: { details: [{ field: "token" }] } });
    expect(await apply(token)).toMatchObject({ status: 204 });
  });
});

describe("asking for a link", () => {
  it("is told when there is no user of this name", async () => {
    expect(await request({ username: "Nobody" })).toMatchObject({
      status: 400,
      body: { error: "user_not_found" },
    });
    expect(await request({ id: 999_999 })).toMatchObject({ status: 400 });
    expect(await request({})).toMatchObject({ status: 422 });
  });

  it("too often for one account is refused", async () => {
    await aMember(site.db, "Gerda");
    for (let n = 0; n < 4; n++) expect(await request({ username: "Gerda" })).toMatchObject({ status: 204 });
    const refused = await request({ username: "Gerda" });
    expect(refused).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(30);
    expect(await mailsTo(site.url, "Gerda@example.org")).toHaveLength(4);
  });
});

describe("asking for links of somebody else", () => {
  const visited = withSharedSite("behindProxy");
  const ask = async (address: string, body: object) => {
    const headers = { "Content-Type": "application/json", "X-Real-IP": address };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return fetch(`${visited.url}/gameApi/requestPasswordReset`, init);
  };
  /** The statuses of this many requests from one address. */
  const asks = async (many: number, address: string, body: object) => {
    const statuses = [];
    for (let n = 0; n < many; n++) statuses.push((await ask(address, body)).status);
    return statuses;
  };

  it("makes nobody else wait for long", async () => {
    const id = await aMember(visited.db, "Jutta");
    expect(await asks(5, "198.51.100.1", { username: "Jutta" })).toEqual([204, 204, 204, 204, 429]);
    expect((await ask("192.0.2.1", { username: "Jutta" })).status).toBe(204);

    // Many strangers, for as long as they like: the last mail that they caused holds a link that is still valid.
    const everybody = eq(failedAttempts.key, `mails ${id} passwordReset by name`);
    await visited.db.update(failedAttempts).set({ failures: 1_000, nextAt: 0 }).where(everybody);
    expect((await ask("198.51.100.2", { username: "Jutta" })).status).toBe(204);
    const refused = await ask("192.0.2.2", { username: "Jutta" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After")) * 1000).toBeLessThan(limits.passwordResetLifetimeMs);
  });

  it("does not keep the owner from a new address", async () => {
    const token = await aSessionOf(visited.db, await aMember(visited.db, "Klara"));
    await asks(5, "198.51.100.1", { username: "Klara" });
    const body = { email: "klara.neu@example.org", password: goodPassword };
    expect(await call(visited.url, "changeMail", { token, body })).toMatchObject({ status: 204 });
  });

  it("by address tells nothing of the name behind it", async () => {
    await aMember(visited.db, "Lena");
    const many = limits.strangersMailDelay.free + 3;
    expect(new Set(await asks(many, "198.51.100.3", { email: "lena@example.org" }))).toEqual(new Set([204]));
    expect(new Set(await asks(many, "198.51.100.3", { email: "nobody@example.org" }))).toEqual(
      new Set([204]),
    );
    const mine = eq(mails.recipient, "Lena@example.org");
    await expect.poll(() => visited.db.select().from(mails).where(mine)).toHaveLength(4);
    expect(await asks(1, "198.51.100.3", { username: "Lena" })).toEqual([204]);
  });
});

describe("by an address nobody learns who has an account", () => {
  const wishes = {
    "a new password": { ask: (address: string) => request({ email: address }), activatedAt: 2_000 },
    "a new activation link": {
      ask: (address: string) => call(site.url, `activation/${encodeURIComponent(address)}`),
      activatedAt: null,
    },
  };

  // unknownAddresses.full.test.ts compares the times, too.
  it.each(Object.entries(wishes))("who asks for %s", async (_what, { ask, activatedAt }) => {
    const name = `Known${activatedAt}`;
    await aUser(site.db, name, { activatedAt });
    const address = `${name}@example.org`;
    const [known, unknown] = [await ask(address), await ask(`no-${address}`)].map(
      ({ headers, ...answer }) => ({
        ...answer,
        headers: [...headers].filter(([name]) => name !== "date" && name !== "x-request-id"),
      }),
    );
    expect(known).toEqual(unknown);
    await expect.poll(() => mailsTo(site.url, address)).toHaveLength(1);
  });
});

it("nobody else's row is touched by a reset", async () => {
  await aMember(site.db, "Hanna");
  const other = await aMember(site.db, "Ida");
  const theirs = () => site.db.select().from(users).where(eq(users.id, other));
  const before = await theirs();
  await request({ username: "Hanna" });
  await apply(await resetTokenIn(site.url, "Hanna@example.org"));
  expect(await theirs()).toEqual(before);
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailTokens } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { activateBy, activationIn, goodPassword, mailsTo, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, quickHash } from "#tests/support/users.ts";

const site = withSharedSite();

const signUp = (body: object) =>
  call(site.url, "sign-up", {
    body: { email: "ada@example.org", password: goodPassword, locale: "de", ...body },
  });

describe("signing up", () => {
  it("leads over the link in the mail to being signed in", async () => {
    const answer = await signUp({ username: "Anna", email: "Anna@Example.org", locale: "ru" });
    expect(answer).toMatchObject({ status: 201, body: "Registered!" });

    const body = { username: "Anna", password: goodPassword };
    expect(await call(site.url, "login", { body })).toMatchObject({ status: 401, body: { error: "email" } });

    expect(await activateBy(site.url, "Anna@Example.org")).toMatchObject({ status: 200 });
    expect(await signIn(site.url, "anna")).toMatchObject({
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      username: "Anna",
      email: "Anna@Example.org",
      userDescription: "",
      locale: "ru",
      colorScheme: "system",
      colorBlindnessFlag: false,
      wordFilter: [],
      gameDefaultPositions: [1, 0],
      look: { cardBack: "classic", boardWood: "classic", sponsorUntil: null },
      admin: false,
      blockedByModerationUntil: null,
    });
  });

  it("begins with the look that it was made with", async () => {
    const look = { colorScheme: "dark", colorBlindnessFlag: true };
    await signUp({ username: "Dunkel", email: "dunkel@example.org", ...look });
    await activateBy(site.url, "dunkel@example.org");
    expect(await signIn(site.url, "dunkel")).toMatchObject(look);
  });

  it.each(["Admin", "Модератор", "TacSupport", "Gast", "Вот"])(
    "as %s is refused, and so is being called so later, for the name is kept for the site",
    async (username) => {
      const refusal = { status: 422, body: { details: [{ field: "username", message: "reserved" }] } };
      expect(await signUp({ username, email: "impostor@example.org" })).toMatchObject(refusal);
      const query = `isUsernameFree?username=${encodeURIComponent(username)}`;
      expect(await call(site.url, query, { method: "GET" })).toMatchObject(refusal);
      expect(await call(site.url, "isEmailFree?email=impostor@example.org", { method: "GET" })).toMatchObject(
        {
          body: true,
        },
      );
    },
  );

  it("leaves those their names who have one that is kept by now", async () => {
    const token = await aSessionOf(
      site.db,
      await aUser(site.db, "System", { passwordHash: quickHash(goodPassword) }),
    );
    expect(await signIn(site.url, "system")).toMatchObject({ username: "System" });
    const body = { username: "Moderator", password: goodPassword };
    expect(await call(site.url, "changeUsername", { token, body })).toMatchObject({
      status: 422,
      body: { details: [{ field: "username", message: "reserved" }] },
    });
  });

  it("keeps neither the password nor the token of the link", async () => {
    await signUp({ username: "Berta", email: "berta@example.org" });
    const { token } = await activationIn(site.url, "berta@example.org");
    const [row] = await site.db.select().from(users).where(eq(users.username, "Berta"));
    expect(row.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(JSON.stringify(await site.db.select().from(mailTokens))).not.toContain(token);
  });

  it.each([
    ["de", /bestätige/],
    ["en", /confirm/],
    ["ru", /подтвердите/],
  ])("writes the mail in %s, as text and as HTML, with the link in both", async (locale, words) => {
    const address = `mail-${locale}@example.org`;
    await signUp({ username: `Mail${locale}`, email: address, locale });
    const [mail] = await mailsTo(site.url, address);
    expect(mail.subject).toMatch(words);
    expect(mail.url).toMatch(
      new RegExp(`^${site.url}/${locale}/\\?activationUserID=\\d+&activationToken=[0-9a-f]{64}$`),
    );
    expect(mail.text).toContain(mail.url);
    expect(mail.html).toContain(mail.url.replaceAll("&", "&amp;"));
  });

  it("is refused with a name that is taken, or looks like one that is", async () => {
    await aUser(site.db, "Paula");
    for (const username of ["Paula", "pAULA", "PauIa"]) {
      const answer = await signUp({ username, email: "somebody@example.org" });
      expect(answer).toMatchObject({ status: 409, body: { error: "USERNAME_NOT_AVAILABLE" } });
    }
  });

  it("is refused with an address that is taken, in whatever case", async () => {
    await aUser(site.db, "Quirin");
    const answer = await signUp({ username: "Rosa", email: "QUIRIN@example.org" });
    expect(answer).toMatchObject({ status: 409, body: { error: "EMAIL_NOT_AVAILABLE" } });
  });

  it("gives a name to one of many who want it at once", async () => {
    const asked = [1, 2, 3].map((n) => signUp({ username: "Sophie", email: `sophie${n}@example.org` }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ["username", "Al", "too_short"],
    ["username", "Abcdefghijklm", "too_long"],
    ["username", "Anna7", "not_letters"],
    ["username", "Annа", "mixed_scripts"],
    ["password", "kurz", "too_short"],
    ["password", "x".repeat(65), "too_long"],
    ["password", "password1", "too_common"],
    ["email", "nowhere", "not_an_email"],
  ])("names %s as wrong when it is %j", async (field, value, message) => {
    const answer = await signUp({ username: "Theo", email: "theo@example.org", [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid", details: [{ field, message }] } });
  });

  it.each([{ locale: "fr" }, { colorScheme: "pink" }, { admin: true }])("does not take %j", async (more) => {
    expect(await signUp({ username: "Udo", email: "udo@example.org", ...more })).toMatchObject({
      status: 422,
    });
  });
});

describe("the link of an activation", () => {
  const activation = (userID: string | number, token: string) =>
    call(site.url, "activation", { body: { userID: Number(userID) || userID, token } });

  it("works for its user, and opened again it says once more that all is well", async () => {
    await signUp({ username: "Vera", email: "vera@example.org" });
    const { userID, token } = await activationIn(site.url, "vera@example.org");
    const other = await aUser(site.db, "Wanda");
    expect(await activation(other, token)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect(await activation(userID, "0".repeat(64))).toMatchObject({ status: 403 });
    // A program that only looks at the link uses nothing up.
    const looked = await fetch(`${site.url}/gameApi/activation?userID=${userID}&token=${token}`);
    expect(looked.status).toBeGreaterThanOrEqual(400);
    const said = { status: 200, body: { username: "Vera" } };
    expect(await activation(userID, token)).toMatchObject(said);
    expect(await activation(userID, token)).toMatchObject(said);
    // It says nothing of another address.
    const [changed] = [{ email: "v@example.org", emailLower: "v@example.org" }];
    await site.db
      .update(users)
      .set(changed)
      .where(eq(users.id, Number(userID)));
    expect(await activation(userID, token)).toMatchObject({ status: 403 });
  });

  it("works for a day", async () => {
    await signUp({ username: "Xaver", email: "xaver@example.org" });
    const { userID, token } = await activationIn(site.url, "xaver@example.org");
    const theirs = eq(mailTokens.userId, Number(userID));
    const [{ expiresAt }] = await site.db.select().from(mailTokens).where(theirs);
    expect((expiresAt - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
    await site.db.update(mailTokens).set({ expiresAt: Date.now() }).where(theirs);
    expect(await activation(userID, token)).toMatchObject({ status: 403 });
  });

  it("is for users that are there, and has a certain shape", async () => {
    expect(await activation(999_999, "0".repeat(64))).toMatchObject({ status: 404 });
    expect(await activation(1, "short")).toMatchObject({
      status: 422,
      body: { details: [{ field: "token" }] },
    });
    expect(await activation("x", "0".repeat(64))).toMatchObject({ status: 422 });
  });

  it("can be asked for again by name, and then the earlier one is good for nothing", async () => {
    await signUp({ username: "Yvonne", email: "yvonne@example.org" });
    const earlier = await activationIn(site.url, "yvonne@example.org");
    expect(await call(site.url, "activation/yvonne")).toMatchObject({ status: 204 });
    expect(await activation(earlier.userID, earlier.token)).toMatchObject({ status: 403 });
    expect(await activateBy(site.url, "yvonne@example.org")).toMatchObject({ status: 200 });

    expect(await call(site.url, "activation/Yvonne")).toMatchObject({
      status: 409,
      body: { error: "already_active" },
    });
    expect(await call(site.url, "activation/Nobody")).toMatchObject({
      status: 404,
      body: { error: "not_found" },
    });
  });

  it("is sent so often, and then later and later", async () => {
    await signUp({ username: "Zoe", email: "zoe@example.org" });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await call(site.url, "activation/Zoe")).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
    const refused = await call(site.url, "activation/Zoe");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(30);
  });
});

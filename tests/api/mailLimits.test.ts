import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();

const signUp = (username: string, email: string) =>
  call(site.url, "sign-up", { body: { username, email, password: goodPassword, locale: "de" } });
const reset = (body: object) => call(site.url, "requestPasswordReset", { body });
const addressed = (email: string) => ({ email, emailLower: email.toLowerCase() });
/** How many mails went to addresses like this one. */
const mailsLike = async (pattern: string) =>
  (await site.db.select().from(mails).where(like(mails.recipient, pattern))).length;
const refused = { status: 429, body: { error: "too_many_requests" } };
/** The first mails cause no delay, and the next one is not delayed either. */
const newBoxMails = limits.newBoxMailDelay.free + 1;
const ownBoxMails = limits.strangersMailDelay.free + 1;

describe("a box that nobody has confirmed", () => {
  it("gets few mails, whoever signs up with it and however its address is written", async () => {
    const written = [
      "erika@gmail.com",
      "e.r.i.k.a@gmail.com",
      "Erika+tac@gmail.com",
      "e.rika@googlemail.com",
    ];
    for (let n = 0; n < newBoxMails; n++) {
      const [name, host] = (written[n] ?? `erika+${n}@gmail.com`).split("@");
      expect(await signUp(`Erika${"abcdefgh"[n]}`, `${name}@${host}`)).toMatchObject({ status: 201 });
    }
    const answer = await signUp("Erikaz", "eri.ka+last@googlemail.com");
    expect(answer).toMatchObject(refused);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(
      limits.newBoxMailDelay.firstMs / 1000 - 60,
    );
    expect(await site.db.select().from(users).where(eq(users.username, "Erikaz"))).toEqual([]);

    // Links already sent there are not sent again, and a user's change to this address counts as another mail.
    expect(await call(site.url, "activation/Erikaa")).toMatchObject(refused);
    expect(await reset({ username: "Erikab" })).toMatchObject(refused);
    const token = await aSessionOf(site.db, await aMember(site.db, "Wanda"));
    const changed = { email: "er.ika@gmail.com", password: goodPassword };
    expect(await call(site.url, "changeMail", { token, body: changed })).toMatchObject(refused);
    expect(await mailsLike("e%r%k%a%@g%mail.com")).toBe(newBoxMails);

    // Another mailbox has its own limit, and a user with a confirmed account for this one can still set a new password.
    expect(await signUp("Frieda", "frieda@gmail.com")).toMatchObject({ status: 201 });
    await aMember(site.db, "Erika", addressed("erika@googlemail.com"));
    expect(await reset({ username: "Erika" })).toMatchObject({ status: 204 });
    expect(await mailsLike("erika@googlemail.com")).toBe(1);
  });

  it("can be signed up with as often where somebody has confirmed it: nobody learns that", async () => {
    await aMember(site.db, "Greta", addressed("greta@example.org"));
    for (let n = 0; n < ownBoxMails; n++) await reset({ email: "greta@example.org" });
    await expect.poll(() => mailsLike("greta@example.org")).toBeGreaterThan(limits.mailDelay.free);
    for (const [box, name] of [
      ["greta", "Gretel"],
      ["nobody", "Nina"],
    ]) {
      const statuses: number[] = [];
      for (let n = 0; n <= newBoxMails; n++) {
        const username = `${name}${"abcdefgh"[n]}`;
        await aUser(site.db, username, { ...addressed(`${box}+${n}@example.org`), activatedAt: null });
        statuses.push((await call(site.url, `activation/${username}`)).status);
      }
      expect(statuses).toEqual([...Array(newBoxMails).fill(204), 429]);
    }
  });
});

it("a box of many accounts gets no more mails than of one, and no answer tells that they share it", async () => {
  const names = Array.from("abcdefghkl", (letter) => `Heidi${letter}`);
  for (const name of names) await aMember(site.db, name, addressed(`heidi+${name}@example.org`));
  for (const username of names) expect(await reset({ username })).toMatchObject({ status: 204 });
  expect(await mailsLike("heidi+%")).toBe(ownBoxMails);
});

describe("an address that asks for mails all day", () => {
  const visited = withSharedSite("behindProxy");
  const ask = async (address: string, name: string, body: object) => {
    const headers = { "Content-Type": "application/json", "X-Real-IP": address };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${visited.url}/gameApi/${name}`, init)).status;
  };

  it("has to wait, whatever for, and no other address has", async () => {
    for (const name of ["Ines", "Jana", "Karla"]) await aMember(visited.db, name);
    expect(await ask("192.0.2.1", "requestPasswordReset", { username: "Ines" })).toBe(204);
    const mine = like(failedAttempts.key, "mails asked by %");
    const [{ failures }] = await visited.db.select().from(failedAttempts).where(mine);
    expect(failures).toBe(1);
    await visited.db.update(failedAttempts).set({ failures: limits.askerMailDelay.free }).where(mine);
    expect(await ask("192.0.2.1", "requestPasswordReset", { username: "Jana" })).toBe(204);

    const newcomer = { username: "Lena", email: "lena@example.org", password: goodPassword, locale: "de" };
    expect(await ask("192.0.2.1", "requestPasswordReset", { username: "Karla" })).toBe(429);
    expect(await ask("192.0.2.1", "sign-up", newcomer)).toBe(429);
    // A request by email address always gets the same answer.
    expect(await ask("192.0.2.1", "requestPasswordReset", { email: "karla@example.org" })).toBe(204);
    expect(await ask("192.0.2.2", "sign-up", newcomer)).toBe(201);
    expect(await ask("192.0.2.2", "requestPasswordReset", { username: "Karla" })).toBe(204);
    const sent = await visited.db.select().from(mails);
    expect(sent.map(({ recipient }) => recipient.split("@")[0])).toEqual(["Ines", "Jana", "lena", "Karla"]);
  });
});

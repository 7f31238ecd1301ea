import { request } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { mails, mailTokens } from "#schema/db/mails.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { startSite } from "#scripts/site/site.ts";
import { activateBy, goodPassword, mailsTo } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { withSite } from "#tests/support/site.ts";
import { aUser } from "#tests/support/users.ts";

const siteUrl = "https://tac.example.org";

const signUp = (url: string, username: string) =>
  call(url, "sign-up", {
    body: { username, email: `${username}@example.org`, password: goodPassword, locale: "de" },
  });

describe("a mail that can't be sent", () => {
  it("does not stop a sign-up, and is tried again until it is gone", async () => {
    const { url: libsqlUrl, token: libsqlToken, db, stop } = await aDatabase();
    const libsql = { libsqlUrl, libsqlToken };
    onTestFinished(stop);
    const broken = await startSite({ ...libsql, dataDir: aFolder(), siteUrl, vars: { KEEP_MAILS: "" } });
    const begun = Date.now();
    expect(await signUp(broken.url, "Anna")).toMatchObject({ status: 201 });
    const waiting = () => db.select().from(mails);
    await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
    const [{ nextAt }] = await waiting();
    expect(nextAt).toBeGreaterThanOrEqual(begun + limits.mailRetryMinMs);
    await db.update(mails).set({ nextAt: begun });
    await broken.tick();
    const [again] = await waiting();
    expect(again.attempts).toBe(2);
    expect(again.nextAt! - begun).toBeGreaterThanOrEqual(2 * limits.mailRetryMinMs);
    await broken.stop();

    const vars = { KEEP_MAILS: "", MAIL_FROM: "tac@example.org" };
    const mended = await startSite({ ...libsql, dataDir: aFolder(), siteUrl, vars });
    onTestFinished(mended.stop);
    await mended.tick();
    expect(await waiting()).toHaveLength(1);
    await db.update(mails).set({ nextAt: begun });
    await mended.tick();
    expect(await waiting()).toEqual([]);
    // Where mails are really sent, nobody can read them here.
    expect((await fetch(`${mended.url}/dev/mails`)).status).toBe(404);
  });
});

/** The ways to arrive from outside this machine, or to make others follow a link to another site. */
const strangers: [string, Record<string, string>][] = [
  ...["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via", "MF-Original-Hostname"].map(
    (name): [string, Record<string, string>] => [`through a proxy (${name})`, { [name]: "192.0.2.1" }],
  ),
  ["from another address", { "CF-Connecting-IP": "192.0.2.1" }],
  ["by another name", { Host: "tac.example.org" }],
  ["from a page of another site", { Origin: "https://tac.example.org" }],
];

describe.each([
  ["SITE_URL", () => withSite({ siteUrl })],
  ["ADDRESS_HEADER", () => withSharedSite("behindProxy")],
])("where %s tells of visitors", (_setting, withSuchSite) => {
  const site = withSuchSite();

  it("nobody can read mails there, and their links lead where the operator says", async () => {
    await aUser(site.db, "Anna");
    expect(await statusOf(`${site.url}/dev/mails`, {})).toBe(404);
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    expect(await statusOf(`${site.url}/gameApi/requestPasswordReset`, headers, askedFor("Anna"))).toBe(204);
    const [{ data }] = await site.db.select().from(mails);
    expect(data.url).toMatch(/^https:\/\/tac\.example\.org\/de\/resetpassword\/Anna\//);
  });
});

describe("on one's own machine", () => {
  const site = withSharedSite();

  it("mails can be read at /dev/mails, the newest first, with their links", async () => {
    for (const name of ["Berta", "Clara"]) await signUp(site.url, name);
    const page = await fetch(`${site.url}/dev/mails`);
    expect(page.headers.get("Content-Type")).toContain("text/html");
    const html = await page.text();
    const [{ url }] = await mailsTo(site.url, "Berta@example.org");
    expect(html).toContain(`<a href="${url.replaceAll("&", "&amp;")}">`);
    expect(html.indexOf("Clara@example.org")).toBeLessThan(html.indexOf("Berta@example.org"));
    expect(html).toContain("Clara@example.org");
  });

  it.each(strangers)("but not %s, and no mail with a link is written then", async (_how, headers) => {
    expect(await statusOf(`${site.url}/dev/mails`, headers)).toBe(404);
    const before = await site.db.select().from(mails);
    expect(await statusOf(`${site.url}/gameApi/requestPasswordReset`, headers, askedFor("Berta"))).toBe(503);
    expect(await site.db.select().from(mails)).toEqual(before);
  });

  it.each([
    ["says that another was asked than was", "evil.example", "http://localhost"],
    ["says that another was asked than this machine", "localhost", "http://evil.example"],
  ])("nor by who %s", async (_how, host, said) => {
    for (const [path, body, status] of [
      ["/dev/mails", undefined, 404],
      ["/gameApi/requestPasswordReset", askedFor("Berta"), 503],
    ] as const) {
      const headers = { Host: host, "MF-Original-URL": said + path };
      expect(await statusOf(`${site.url}${path}`, headers, body)).toBe(status);
    }
  });

  it("every minute throws away what is over, and nothing else", async () => {
    const long = Date.now() - 30 * 24 * 3_600_000;
    const never = { activatedAt: null, registeredAt: long };
    await aUser(site.db, "Doris", never);
    const stays = await Promise.all([
      aUser(site.db, "Emma", { registeredAt: long }),
      aUser(site.db, "Frida", { ...never, lastLoginAt: long }),
      aUser(site.db, "Gerda", { activatedAt: null, registeredAt: Date.now() }),
    ]);
    const link = { tokenHash: "old", userId: stays[0], purpose: "activation", expiresAt: long } as const;
    await site.db.insert(mailTokens).values(link);
    await site.db.update(mails).set({ createdAt: long }).where(eq(mails.recipient, "Berta@example.org"));

    await site.tick();
    // The minute after, a job deletes the account that has ended.
    await site.tick();
    const names = async () => (await site.db.select().from(users)).map(({ username }) => username).sort();
    await expect.poll(names).toEqual(["Berta", "Clara", "Emma", "Frida", "Gerda"]);
    expect(await site.db.select().from(mailTokens).where(eq(mailTokens.tokenHash, "old"))).toEqual([]);
    expect(await mailsTo(site.url, "Berta@example.org")).toEqual([]);
    expect(await mailsTo(site.url, "Clara@example.org")).toHaveLength(1);
    expect(await activateBy(site.url, "Clara@example.org")).toMatchObject({ status: 200 });
    expect(await site.db.select().from(sessions)).toEqual([]);
  });
});

const askedFor = (username: string) => JSON.stringify({ username });

/** Like `fetch`, which sets some headers itself. A body is sent as JSON by POST. */
function statusOf(url: string, headers: Record<string, string>, body?: string): Promise<number | undefined> {
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const all = { "Content-Type": "application/json", ...headers };
    const asking = request(url, { method, headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asking.once("error", reject);
    asking.end(body);
  });
}

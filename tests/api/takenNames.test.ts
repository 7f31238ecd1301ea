import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { ReportsAnswer } from "#schema/api/reports.ts";
import { users } from "#schema/db/users.ts";
import { neutralUsername } from "#schema/neutralUsername.ts";
import { Line } from "#scripts/visitors/line.ts";
import { mailsTo } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, thePassword } from "#tests/support/users.ts";

const site = withSharedSite();
let moderator: string;
beforeAll(async () => {
  moderator = await aSessionOf(site.db, await aUser(site.db, "Moda", { isModerator: true }));
});

const take = (username: string, token = moderator) =>
  call(site.url, `moderation/${username}/name`, { token, body: { reason: "It insults people." } });
const rename = (token: string, username: string) =>
  call(site.url, "changeUsername", { token, body: { username, password: thePassword } });
const nameOf = async (id: number) => (await site.db.select().from(users).where(eq(users.id, id)))[0].username;

it("a name that was taken away is gone everywhere until its owner, though blocked, has chosen another", async () => {
  const id = await aUser(site.db, "Grobian", { blockedUntil: Date.now() + 60_000 });
  const token = await aSessionOf(site.db, id);
  const tab = await Line.open(site.url, "user", `user-${id}`, token);
  expect(await rename(token, "Sanft")).toMatchObject({ status: 403, body: { error: "blocked" } });

  expect(await take("grobian")).toMatchObject({ status: 204 });
  expect(await nameOf(id)).toBe(neutralUsername(id));
  expect(await tab.event("user:name")).toEqual({ name: neutralUsername(id) });
  const { warnings } = await tab.event<{ warnings: { reason: string }[] }>("user:warnings");
  expect(warnings).toMatchObject([{ reason: "It insults people." }]);
  tab.close();
  const [mail] = await mailsTo(site.url, "Grobian@example.org");
  expect(mail).toMatchObject({ kind: "nameTaken", url: `${site.url}/de/settings` });
  expect(mail.text).toContain(neutralUsername(id));
  expect(mail.text).not.toContain("Grobian");

  // There is nothing more to take, and the name is nobody's, not even its owner's.
  expect(await take(neutralUsername(id))).toMatchObject({ status: 409, body: { error: "conflict" } });
  expect(await rename(token, "Grobian")).toMatchObject({ status: 409 });
  expect(await rename(token, "Sanft")).toMatchObject({ status: 204 });
  expect(await rename(token, "Sanfter")).toMatchObject({ status: 403, body: { error: "blocked" } });
  expect(await nameOf(id)).toBe("Sanft");
});

it("a report leads to it once, and is closed by it", async () => {
  const [id, reporter] = [await aUser(site.db, "Rohling"), await aUser(site.db, "Zeugin")];
  const token = await aSessionOf(site.db, reporter);
  await call(site.url, "reportPlayer", { token, body: { username: "Rohling", reason: "his name" } });
  const reports = () =>
    call<ReportsAnswer>(site.url, "moderation/reports", { method: "GET", token: moderator });
  const [report] = (await reports()).body;
  const judge = () =>
    call(site.url, `moderation/reports/${report.id}`, {
      token: moderator,
      body: { action: "takeName", reason: "It insults people." },
    });
  const answers = await Promise.all([judge(), judge()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await nameOf(id)).toBe(neutralUsername(id));
  expect((await reports()).body).toEqual([]);
});

it("nobody takes an admin's name, and only an admin takes a moderator's", async () => {
  const admin = await aSessionOf(site.db, await aUser(site.db, "Chefin", { isAdmin: true }));
  await aUser(site.db, "Modo", { isModerator: true });
  for (const name of ["Chefin", "Modo"])
    expect(await take(name)).toMatchObject({ status: 403, body: { error: "forbidden" } });
  expect(await take("Nobody")).toMatchObject({ status: 404 });
  expect(await take("Modo", admin)).toMatchObject({ status: 204 });
});

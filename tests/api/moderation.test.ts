import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { png } from "#edge/services/pictures/testPictures.ts";
import { blocks } from "#schema/db/moderation.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Writing } from "#schema/protocol/message.ts";
import { Line } from "#scripts/visitors/line.ts";
import { addBlock, findModerationStatus, makeAdmin, removeRoles } from "#store/moderation.ts";
import { activateBy, goodPassword, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount, thePassword } from "#tests/support/users.ts";

const site = withSharedSite();
let admin: string;
beforeAll(async () => {
  admin = await aSessionOf(site.db, await aUser(site.db, "Admin", { isAdmin: true }));
});

/** A player with a description and a picture. */
async function aRowdy(name: string) {
  const id = await aUser(site.db, name, { description: "rude" });
  const token = await aSessionOf(site.db, id);
  const body = new FormData();
  body.set("profilePic", new File([png()], "me.png"));
  await call(site.url, "uploadProfilePicture", { token, body });
  return { id, token };
}
const block = (name: string, body: unknown = { reason: "rude" }, token = admin) =>
  call(site.url, `moderation/${name}`, { token, body });
const unblock = (name: string, token = admin) =>
  call(site.url, `moderation/${name}`, { method: "DELETE", token });
const describeSelf = (token: string) =>
  call(site.url, "editUserDescription", { token, body: { userDescription: "Hello" } });

describe("a blocked player", () => {
  it("loses picture and description, and may not put up others until the end of the block", async () => {
    const { id, token } = await aRowdy("Rowdy");
    const until = Date.now() + 60_000;
    expect(await block("rowdy", { reason: "rude", until })).toMatchObject({ status: 204 });
    expect(await site.db.select().from(users).where(eq(users.id, id))).toMatchObject([
      { description: "", blockedUntil: until },
    ]);
    const picture = await call(site.url, "getProfilePicture", { method: "GET", token });
    expect(picture.body).toBe("");
    const body = new FormData();
    body.set("profilePic", new File([png()], "me.png"));
    const upload = await call(site.url, "uploadProfilePicture", { token, body });
    const newName = { username: "Rowdier", password: thePassword };
    const rename = () => call(site.url, "changeUsername", { token, body: newName });
    for (const refused of [upload, await describeSelf(token), await rename()]) {
      const details = [{ field: "blockedByModerationUntil", message: new Date(until).toISOString() }];
      expect(refused).toMatchObject({ status: 403, body: { error: "blocked", details } });
    }
    await site.db.update(users).set({ blockedUntil: Date.now() }).where(eq(users.id, id));
    expect(await describeSelf(token)).toMatchObject({ status: 204 });
    expect(await rename()).toMatchObject({ status: 204 });
  });

  it("is listed for admins with the reason, and may write again when the block is lifted", async () => {
    const { token } = await aRowdy("Sorry");
    await block("Sorry");
    const blocks = () =>
      call<{ username: string }[]>(site.url, "moderation", { method: "GET", token: admin });
    const listed = (await blocks()).body.find(({ username }) => username === "Sorry");
    expect(listed).toMatchObject({ admin: "Admin", reason: "rude" });
    expect((listed as never as { blockedUntil: number }).blockedUntil).toBeGreaterThan(
      Date.now() + limits.blockMs - 60_000,
    );
    expect(await unblock("Sorry")).toMatchObject({ status: 204 });
    expect((await blocks()).body.map(({ username }) => username)).not.toContain("Sorry");
    expect(await describeSelf(token)).toMatchObject({ status: 204 });
  });
});

it("a second, shorter block ends no longer one", async () => {
  const { token } = await aRowdy("Twice");
  const long = Date.now() + limits.blockMs;
  expect(await block("Twice", { reason: "rude", until: long })).toMatchObject({ status: 204 });
  expect(await block("Twice", { reason: "again", until: Date.now() + 60_000 })).toMatchObject({
    status: 204,
  });
  const details = [{ field: "blockedByModerationUntil", message: new Date(long).toISOString() }];
  expect(await describeSelf(token)).toMatchObject({ status: 403, body: { error: "blocked", details } });
});

describe("a moderator whom an admin has blocked", () => {
  it("does not moderate until an admin, and no moderator, has lifted the block", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Modo", { isModerator: true }));
    const other = await aSessionOf(site.db, await aUser(site.db, "Moda", { isModerator: true }));
    await aUser(site.db, "Victim");
    const log = () => call(site.url, "moderation/log", { method: "GET", token });
    expect(await log()).toMatchObject({ status: 200 });
    expect(await block("Modo")).toMatchObject({ status: 204 });
    const body = { reason: "rude" };
    for (const refused of [
      await log(),
      await block("Victim", undefined, token),
      await unblock("Modo", token),
      await call(site.url, "moderation", { method: "GET", token }),
      await call(site.url, "moderation/reports", { method: "GET", token }),
      await call(site.url, "moderation/sharedAccounts", { method: "GET", token }),
      await call(site.url, "moderation/Victim/name", { token, body }),
      await call(site.url, "moderation/reports/1", { token, body: { decision: "dismissed", reason: "" } }),
      await call(site.url, "moderation/ratedGames/1", { token, body }),
      await call(site.url, "moderation/ratedGames/1", { method: "DELETE", token, body }),
    ])
      expect(refused).toMatchObject({ status: 403, body: { error: "blocked" } });
    expect(await unblock("Modo", other)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect(await unblock("Modo")).toMatchObject({ status: 204 });
    expect(await log()).toMatchObject({ status: 200 });
  });

  it("is no longer in the way once made an admin, who lifts it alone", async () => {
    const id = await aUser(site.db, "Chef", { isAdmin: true, blockedUntil: Date.now() + 60_000 });
    const token = await aSessionOf(site.db, id);
    expect(await unblock("Chef", token)).toMatchObject({ status: 204 });
    expect(await findModerationStatus(site.db, id)).toMatchObject({ blockedUntil: null });
  });
});

it("who was blocked is blocked in the next account with the same address", async () => {
  const first = await aSessionOf(site.db, await aUser(site.db, "Erster"));
  await block("Erster");
  await deleteAccount(site.url, first);

  const body = { username: "Zweiter", email: "erster@example.ORG", password: goodPassword, locale: "de" };
  expect(await call(site.url, "sign-up", { body })).toMatchObject({ status: 201 });
  expect(await activateBy(site.url, body.email)).toMatchObject({ status: 200 });
  const { token: next, blockedByModerationUntil } = await signIn(site.url, "Zweiter");
  expect(blockedByModerationUntil).toBeGreaterThan(Date.now());
  expect(await describeSelf(next)).toMatchObject({ status: 403, body: { error: "blocked" } });
});

it.each([
  ["the address with something added", "Dritter", "dritter+neu@example.org"],
  ["the address that it had changed to", "Vierter", "vierter.neu@example.org"],
  ["the address that it had before", "Achter", "achter@example.org"],
])("who was blocked is blocked in the next account with %s", async (_which, name, email) => {
  const token = await aSessionOf(site.db, await aUser(site.db, name));
  await block(name);
  const changed = `${name.toLowerCase()}.neu@example.org`;
  const change = { email: changed, password: thePassword };
  expect(await call(site.url, "changeMail", { token, body: change })).toMatchObject({ status: 204 });
  expect(await activateBy(site.url, changed)).toMatchObject({ status: 200 });
  await deleteAccount(site.url, token);

  const body = { username: `${name}b`, email, password: goodPassword, locale: "de" };
  expect(await call(site.url, "sign-up", { body })).toMatchObject({ status: 201 });
  expect(await activateBy(site.url, email)).toMatchObject({ status: 200 });
  expect((await signIn(site.url, body.username)).blockedByModerationUntil).toBeGreaterThan(Date.now());
});

it("the clock forgets a block a year after its end", async () => {
  const adminId = await aUser(site.db, "Chief", { isAdmin: true });
  const userId = await aUser(site.db, "Calmer");
  const over = Date.now() - limits.blockKeptMs;
  for (const [reason, blockedUntil] of [
    ["long ago", over - 1],
    ["not so long ago", over + 60_000],
  ] as const) {
    const block = { userId, emailHash: "h", adminId, reason, createdAt: 1_000, blockedUntil };
    await addBlock(site.db, block);
  }
  await site.tick();
  const kept = await site.db.select().from(blocks).where(eq(blocks.userId, userId));
  expect(kept.map(({ reason }) => reason)).toEqual(["not so long ago"]);
});

it("who is made an admin may write news within a minute, without coming anew", async () => {
  const id = await aUser(site.db, "Herold");
  const news = await Line.open(site.url, "channel", "news", await aSessionOf(site.db, id));
  await expect(news.ask("channel:sendMessage", { body: "too soon" })).rejects.toThrow("only_admins");
  expect(await makeAdmin(site.db, "herold")).toBe(true);
  await site.tick();
  await news.event<Writing>("channel:snapshot", ({ may }) => may === "write");
  await news.ask("channel:sendMessage", { body: "hear, hear" });
  news.close();
  const [{ promotedAt }] = await site.db.select().from(users).where(eq(users.id, id));
  expect(promotedAt).toBeNull();
});

it("who is no admin any more may not write news within a minute, nor moderate at once", async () => {
  const id = await aUser(site.db, "Former", { isAdmin: true, isModerator: true });
  const token = await aSessionOf(site.db, id);
  const news = await Line.open(site.url, "channel", "news", token);
  await news.event<Writing>("channel:snapshot", ({ may }) => may === "write");
  expect(await removeRoles(site.db, "former")).toMatchObject({ isAdmin: true, isModerator: true });
  expect(await block("Nobody", undefined, token)).toMatchObject({
    status: 403,
    body: { error: "forbidden" },
  });
  await site.tick();
  await news.event<Writing>("channel:snapshot", ({ may }) => may === "only_admins");
  await expect(news.ask("channel:sendMessage", { body: "too late" })).rejects.toThrow("only_admins");
  news.close();
  expect(await removeRoles(site.db, "Nobody")).toBeUndefined();
});

describe("a block is refused", () => {
  it("where there is no such player", async () => {
    expect(await block("Nobody")).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect(await unblock("Nobody")).toMatchObject({ status: 404, body: { error: "not_found" } });
  });

  it("without a reason, with one that is no text, or with an end that is past or too far off", async () => {
    await aUser(site.db, "Calm");
    for (const [body, field] of [
      [{ reason: " " }, "reason"],
      [{}, "reason"],
      [{ reason: "rude", until: 1 }, "until"],
      [{ reason: "rude", until: limits.blockUntilMax + 1 }, "until"],
      [{ reason: "\ud800" }, "reason"],
    ] as const) {
      expect(await block("Calm", body)).toMatchObject({ status: 422, body: { details: [{ field }] } });
    }
  });

  it("of an admin", async () => {
    expect(await block("Admin")).toMatchObject({ status: 403, body: { error: "forbidden" } });
  });
});

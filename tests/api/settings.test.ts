import { beforeAll, describe, expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { notificationKinds } from "#schema/settings.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
let token: string;
beforeAll(async () => {
  await aUser(site.db, "Eve");
  token = await aSessionOf(site.db, await aUser(site.db, "Ada"));
});

const row = async (username: string) =>
  (await site.db.select().from(users)).find((user) => user.username === username);
const all = (value: boolean) => Object.fromEntries(notificationKinds.map((kind) => [kind, value]));

it("a mail program ends mails without a sign-in, and leads its reader to a page where it does not post", async () => {
  const unsubscribeToken = "0123456789abcdef".repeat(2);
  await aUser(site.db, "Mara", { unsubscribeToken });
  const address = `${site.url}/gameApi/unsubscribe?of=messages&token=${unsubscribeToken}`;
  const looked = await fetch(address, { redirect: "manual" });
  expect(looked.headers.get("Location")).toBe(`/unsubscribe?of=messages&token=${unsubscribeToken}`);
  expect(await row("Mara")).toMatchObject({ mailsMessages: true });
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(address, { method: "POST", body })).status).toBe(204);
  expect(await row("Mara")).toMatchObject({ mailsMessages: false, mailsFriendRequests: true });
});

describe("a player sets", () => {
  it.each([
    ["setLocale", { locale: "ru" }, { locale: "ru" }],
    ["setColorScheme", { colorScheme: "dark" }, { colorScheme: "dark" }],
    ["setColorBlindnessFlag", { colorBlindnessFlag: true }, { isColorBlind: true }],
    ["setWordFilter", { wordFilter: ["ru", "de"] }, { wordFilter: ["ru", "de"] }],
    [
      "setGameDefaultPositions",
      { gameDefaultPositions: [-1, 5] },
      { defaultPosition4: -1, defaultPosition6: 5 },
    ],
    ["editUserDescription", { userDescription: " Zieht gern. " }, { description: "Zieht gern." }],
    ["editUserDescription", { userDescription: "" }, { description: "" }],
  ])("%s %j", async (name, body, stored) => {
    const others = await row("Eve");
    expect(await call(site.url, name, { token, body })).toMatchObject({ status: 204 });
    expect(await row("Ada")).toMatchObject(stored);
    expect(await row("Eve")).toEqual(others);
  });

  it("setEmailNotificationSettings, which answers with what is set", async () => {
    const wanted = { ...all(true), sponsoring: false };
    const set = await call(site.url, "setEmailNotificationSettings", { token, body: wanted });
    expect(set).toMatchObject({ status: 200, body: wanted });
    const got = await call(site.url, "getEmailNotificationSettings", { method: "GET", token });
    expect(got).toMatchObject({ status: 200, body: wanted });
  });
});

describe("a new player", () => {
  it("sits where the original seats one, and gets all mails but news and what is about sponsoring", async () => {
    const fresh = await aSessionOf(site.db, await aUser(site.db, "Neu"));
    const positions = await call(site.url, "getGameDefaultPositions", { method: "GET", token: fresh });
    expect(positions.body).toEqual([1, 0]);
    const mails = await call(site.url, "getEmailNotificationSettings", { method: "GET", token: fresh });
    expect(mails.body).toEqual({ ...all(true), news: false, sponsoring: false });
  });
});

describe("what is not as it should be is refused, and the field named:", () => {
  it.each([
    ["setLocale", { locale: "fr" }, "locale"],
    ["setLocale", { locale: "en", more: 1 }, ""],
    ["setColorScheme", { colorScheme: "pink" }, "colorScheme"],
    ["setColorBlindnessFlag", { colorBlindnessFlag: "yes" }, "colorBlindnessFlag"],
    ["setWordFilter", { wordFilter: ["de", "fr"] }, "wordFilter.1"],
    ["setWordFilter", { wordFilter: ["de", "de", "de", "de"] }, "wordFilter"],
    ["setGameDefaultPositions", { gameDefaultPositions: [4, 0] }, "gameDefaultPositions.0"],
    ["setGameDefaultPositions", { gameDefaultPositions: [0, 6] }, "gameDefaultPositions.1"],
    ["setEmailNotificationSettings", { ...all(true), news: null }, "news"],
    ["editUserDescription", { userDescription: "x".repeat(151) }, "userDescription"],
  ])("%s %j", async (name, body, field) => {
    expect(await call(site.url, name, { token, body })).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field }] },
    });
  });

  it("a description says what is wrong by the word that forms know", async () => {
    const body = { userDescription: "x".repeat(151) };
    const answer = await call(site.url, "editUserDescription", { token, body });
    expect(answer.body).toMatchObject({ details: [{ field: "userDescription", message: "too_long" }] });
  });
});

import { text } from "node:stream/consumers";
import type { Page as Tab, WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import type { MyDataAnswer } from "#schema/api/players.ts";
import type { ReportsAnswer } from "#schema/api/reports.ts";
import { limits } from "#schema/limits.ts";
import { Line } from "#scripts/visitors/line.ts";
import { makeModerator } from "#store/moderation.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";
import { hostileTexts } from "./hostileTexts.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { chatOn, message, openChat, selectTalk, startChat, write } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const page = "/en/faq";

it("who scrolls up reads what was written before, and comes down again by a button", async () => {
  const writers = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"];
  const count = limits.messagesPerPage + writers.length;
  const messages = Array.from({ length: count }, (_, at) => `message ${at + 1}`);
  await talkInGroup("Long evening", messages, { writers });
  const anna = await openAs(chromium.browser, site.url, "Anna", page);
  await openChat(anna);
  await selectTalk(anna, "Long evening");
  await message(anna, messages.at(-1)!).waitFor();
  expect(await message(anna, messages[0]).count()).toBe(0);

  const down = chatOn(anna).getByRole("button", { name: t("chat.toEnd") });
  expect(await down.count()).toBe(0);
  await chatOn(anna)
    .getByRole("log")
    .evaluate((log) => log.scrollTo(0, 0));
  await message(anna, messages[0]).waitFor({ state: "attached" });
  expect(await message(anna, messages.at(-1)!).count()).toBe(1);
  await down.click();
  await down.waitFor({ state: "detached" });

  const editor = chatOn(anna).getByRole("textbox", { name: t("chat.write") });
  await editor.fill("x".repeat(limits.messageMaxLength - 2));
  await chatOn(anna)
    .getByText(t("chat.left_other", { count: "2" }))
    .waitFor();
  await editor.pressSequentially("yzz");
  expect((await editor.inputValue()).length).toBe(limits.messageMaxLength);
});

it("what was written by whom one has muted is not shown, and what moderation has hidden says so", async () => {
  for (const name of ["Gero", "Hanna", "Ida"]) await aMember(site.db, name);
  await makeModerator(site.db, "Ida");
  const hanna = await openLine("channel", "general", "Hanna");
  const { id } = await hanna.ask<{ id: number }>("channel:sendMessage", { body: "Buy my book" });
  await hanna.ask("channel:sendMessage", { body: "Who plays?" });
  const gero = await openAs(chromium.browser, site.url, "Gero", page);
  await openChat(gero);
  await message(gero, "Buy my book").waitFor();

  await call(site.url, "reportMessage", {
    token: (await signIn(site.url, "Gero")).token,
    body: { room: "general", messageID: id, reason: "Advert." },
  });
  const { token } = await signIn(site.url, "Ida");
  const reports = await call<ReportsAnswer>(site.url, "moderation/reports", { method: "GET", token });
  await call(site.url, `moderation/reports/${reports.body[0].id}`, { token, body: { action: "hide" } });
  await message(gero, t("chat.hidden")).waitFor();
  expect(await message(gero, "Buy my book").count()).toBe(0);

  await message(gero, "Who plays?").waitFor();
  const own = await openOwn("Gero");
  await own.ask("user:mute", { username: "Hanna" });
  await message(gero, "Who plays?").waitFor({ state: "detached" });
  await own.ask("user:unmute", { username: "Hanna" });
  await message(gero, "Who plays?").waitFor();
});

it("whatever is written, also as a title, is text to who reads it", async () => {
  const title = "<svg onload=alert(1)>";
  await talkInGroup(title, hostileTexts, { writers: ["Ute"], readers: ["Vera"] });
  const vera = await openAs(chromium.browser, site.url, "Vera", page);
  const dialogs: string[] = [];
  vera.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openChat(vera, { chats: hostileTexts.length });
  await selectTalk(vera, title);
  await expect.poll(() => chatOn(vera).locator(".chat-text").allTextContents()).toEqual([...hostileTexts]);
  const made = chatOn(vera).locator(".chat-text :is(script, img, svg, iframe, style), a[href^=javascript]");
  expect(await made.count()).toBe(0);
  expect(dialogs).toEqual([]);
});

it("all that is kept of somebody can be taken along as a file", async () => {
  await aMember(site.db, "Jan");
  const tab = await openAs(chromium.browser, site.url, "Jan", "/en/settings");
  const [file] = await Promise.all([
    tab.waitForEvent("download"),
    tab.getByRole("button", { name: t("settings.access.download") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("tac-Jan.json");
  const kept = JSON.parse(await text(await file.createReadStream())) as MyDataAnswer;
  expect(kept.tables.users).toMatchObject([{ username: "Jan", email: "Jan@example.org" }]);
});

it("three talk in general and in a group and become friends, though each is away for a while", async () => {
  for (const name of ["Kim", "Lena", "Max"]) await aMember(site.db, name);
  const [kim, lena, max] = await Promise.all(
    ["Kim", "Lena", "Max"].map((name) => openAs(chromium.browser, site.url, name, page)),
  );
  const lines = await watchLines(lena);
  for (const tab of [kim, lena, max]) await openChat(tab);
  await write(kim, "Good evening");
  for (const tab of [lena, max]) await message(tab, "Good evening").waitFor();

  await goAway(max);
  await loseLines(lines);
  await write(kim, "Shall we play?");
  await message(lena, "Shall we play?").waitFor();
  await max.goBack();
  await message(max, "Shall we play?").waitFor();

  await goAway(max);
  await startChat(kim, ["Lena", "Max"], "Round table");
  await write(kim, "Here we are");
  await selectTalk(lena, "Round table", 1);
  await loseLines(lines);
  await write(lena, "All three of us");
  await message(kim, "All three of us").waitFor();
  await max.goBack();
  await selectTalk(max, "Round table", 2);
  await write(max, "Me too");
  for (const tab of [kim, lena]) await message(tab, "Me too").waitFor();

  await lena.goto(`${site.url}/en/friends`);
  // A request must not wait for a connection that is still being opened.
  await lena.getByText(t("people.none.title")).waitFor();
  // A user who types the whole name need not wait for the list.
  const find = lena.getByRole("combobox", { name: t("people.find") });
  await find.fill("max");
  await find.press("Enter");
  await lena.getByRole("button", { name: t("people.add"), exact: true }).click();
  await max.goto(`${site.url}/en/friends`);
  await max.getByRole("button", { name: t("people.accept"), exact: true }).click();
  for (const tab of [lena, max])
    await tab
      .getByRole("main")
      .getByRole("img", { name: t("common.player.online") })
      .waitFor();
  await goAway(max);
  await lena
    .getByRole("main")
    .getByRole("img", { name: t("common.player.offline") })
    .waitFor();
  await selectTalk(lena, "Round table");
  await write(lena, "See you tomorrow");
  await max.goBack();
  await selectTalk(max, "Round table", 1);
  for (const tab of [kim, max]) await message(tab, "See you tomorrow").waitFor();
  await lena
    .getByRole("main")
    .getByRole("img", { name: t("common.player.online") })
    .waitFor();
});

/** New members take turns writing messages into a group of that title; others only read. */
async function talkInGroup(
  title: string,
  messages: readonly string[],
  { writers, readers = [] }: { writers: readonly string[]; readers?: readonly string[] },
): Promise<void> {
  const ids = [];
  for (const name of [...writers, ...readers]) ids.push(await aMember(site.db, name));
  const own = await openOwn(writers[0]);
  const { chatid } = await own.ask<{ chatid: string }>("chat:startChat", { userids: ids.slice(1), title });
  own.close();
  const lines = await Promise.all(writers.map((name) => openLine("chat", chatid, name)));
  for (const [at, body] of messages.entries())
    await lines[at % lines.length].ask("chat:sendMessage", { body });
  for (const line of lines) line.close();
}

/** A member's connection to a room, independent of the member's browser. */
async function openLine(party: "channel" | "chat", room: string, username: string): Promise<Line> {
  const { token } = await signIn(site.url, username);
  return Line.open(site.url, party, room, token);
}

/** The same to the member's own room. */
async function openOwn(username: string): Promise<Line> {
  const { id, token } = await signIn(site.url, username);
  return Line.open(site.url, "user", `user-${id}`, token);
}

/** Leaves the site, like a user who closes the lid. */
async function goAway(tab: Tab): Promise<void> {
  await tab.goto("about:blank");
}

/** Routes all connections of a tab through the test, after a reload. @returns the opened ones */
async function watchLines(tab: Tab): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = [];
  await tab.routeWebSocket(/\/parties\//, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await tab.reload();
  return lines;
}

/** Every open connection breaks. */
async function loseLines(lines: WebSocketRoute[]): Promise<void> {
  for (const line of lines.splice(0)) await line.close({ code: 1001 });
}

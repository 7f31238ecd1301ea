import type { BrowserContext, Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { putBot } from "./gathering.ts";
import { languages } from "./languages.ts";
import { openAs, openIn, openNew } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { openRoom, press, sitDown, slotOn, startFor } from "./waitingRoom.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

/** A user's browser, on a page of the site. */
const openTab = (path = "/en") => openNew(chromium.browser, site.url + path);

/** Another browser of the tab's user. */
async function openProfileOf(tab: Tab): Promise<BrowserContext> {
  const session = await tab.evaluate(() => sessionStorage.getItem("TacUserStorage") ?? "");
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  await context.addInitScript((stored) => sessionStorage.setItem("TacUserStorage", stored), session);
  return context;
}

const says = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByText(t(key, variables), { exact: true }).first().waitFor();

it("begins a game that says on every seat how well its bot plays, in the reader's language", async () => {
  const tab = await openTab();
  await openRoom(tab, t("waiting.access.private"));
  // Slots are listed team by team; at the table opponents sit side by side.
  const bots = [
    { seat: 2, slot: 2, level: "beginner" },
    { seat: 1, slot: 3, level: "master" },
    { seat: 3, slot: 4, level: "solid" },
  ] as const;
  for (const { slot, level } of bots) await putBot(tab, t, slot, level);
  await press(tab, "waiting.state.ready");
  await tab.waitForURL(/\/en\/game\?gameID=\d+$/);
  const { search } = new URL(tab.url());
  for (const locale of languages) {
    const tell = textsIn(locale);
    await tab.goto(`${site.url}/${locale}/game${search}`);
    await tab.getByRole("button", { name: tell("table.open"), exact: true }).click();
    const inWords = tab.locator(`ul[aria-label="${tell("game.seats")}"] > li`);
    const people = dialogOn(tab).locator(".table-people > li");
    for (const { seat, level: key } of bots) {
      const level = tell(`landing.chooser.level.${key}`);
      await tab.locator(`[data-plate="${seat}"]`).getByText(level, { exact: true }).waitFor();
      const words = inWords.nth(seat).filter({ hasText: tell("game.levelOf", { level }) });
      await words.waitFor({ state: "attached" });
      await people.nth(seat).getByText(level, { exact: true }).waitFor();
    }
    expect(await tab.locator('[data-plate="0"] .tac-plate-level').count()).toBe(0);
  }
  await tab.context().close();
});

describe("a private room", () => {
  it("asks before it sends somebody away, lets that one in again, and is gone when all have left", async () => {
    const host = await openTab();
    const link = await openRoom(host, t("waiting.access.private"));
    const friend = await openTab(link.slice(site.url.length));
    const name = await sitDown(friend, 1);
    const seat = slotOn(host, 1);
    const sendAway = async (answer: "yes" | "no") => {
      await press(host, "waiting.slot.remove", { name });
      await dialogOn(host)
        .getByRole("button", { name: t(`waiting.sendAway.${answer}`) })
        .click();
    };
    await sendAway("no");
    expect(await seat.getByText(name).isVisible()).toBe(true);
    await sendAway("yes");
    await seat.getByText(t("waiting.slot.free")).waitFor();
    const [, admin] = (await friend.getByRole("heading", { level: 1 }).innerText()).match(/^(.*)’s/)!;
    await friend.getByText(t("waiting.sentAway.you", { name: admin })).waitFor();
    expect(await friend.getByRole("button", { name: t("waiting.state.sitDown") }).count()).toBe(0);
    await press(host, "waiting.sentAway.letInWho", { name });
    await sitDown(friend, 1);
    await sendAway("yes");
    await friend.getByRole("button", { name: t("waiting.state.leave") }).waitFor({ state: "hidden" });

    await press(host, "waiting.state.leave");
    await host.getByRole("button", { name: t("landing.playNow") }).waitFor();
    await friend.getByRole("heading", { name: t("waiting.room.gone") }).waitFor();
    await host.goto(link);
    await host.getByRole("heading", { name: t("waiting.room.gone") }).waitFor();
    await host.context().close();
    await friend.context().close();
  });
});

it("a room for members asks guests to sign in", async () => {
  await aMember(site.db, "Viola");
  const host = await openAs(chromium.browser, site.url, "Viola", "/en");
  const link = await openRoom(host, t("waiting.access.membersOnly"));
  const guest = await openTab(link.slice(site.url.length));
  await says(guest, "waiting.state.membersOnly");
  expect(await guest.getByRole("button", { name: t("waiting.state.sitDown") }).count()).toBe(0);
  await guest
    .getByRole("main")
    .getByRole("button", { name: t("waiting.state.signIn") })
    .click();
  await dialogOn(guest).getByLabel(t("account.username"), { exact: true }).waitFor();
  await host.context().close();
  await guest.context().close();
});

it("somebody in two tabs has one seat, and both go along", async () => {
  const one = await openTab();
  const link = await openRoom(one, t("waiting.access.private"));
  const context = await openProfileOf(one);
  const two = await openIn(context, `${site.url}/en`);
  await two.getByRole("link", { name: t("waiting.rooms.toOwn") }).click();
  await two.getByRole("heading", { name: t("waiting.room.own") }).waitFor();
  expect(new URL(two.url()).search).toBe(new URL(link).search);
  for (const number of [2, 3, 4]) await putBot(two, t, number, "beginner");
  await startFor(one, two);
});

it("who waits on another page goes along, though one's own room is heard before the waiting room", async () => {
  const one = await openTab();
  await openRoom(one, t("waiting.access.private"));
  const context = await openProfileOf(one);
  const left = Promise.withResolvers<void>();
  await context.routeWebSocket(/\/parties\/user\//, (line) => {
    line.connectToServer().onMessage((frame) => {
      line.send(frame);
      if (/"user:waiting".*null/.test(String(frame))) left.resolve();
    });
  });
  await context.routeWebSocket(/\/parties\/waiting\//, (line) => {
    line.connectToServer().onMessage(async (frame) => {
      await left.promise;
      line.send(frame);
    });
  });
  const two = await openIn(context, `${site.url}/en`);
  await two.getByRole("link", { name: t("waiting.rooms.toOwn") }).waitFor();
  for (const number of [2, 3, 4]) await putBot(one, t, number, "beginner");
  await startFor(one, two);
});

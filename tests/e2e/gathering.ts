import type { Browser, BrowserContextOptions, Page as Tab } from "playwright-core";
import type { BotLevel } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { button, dialogOn, type Translate, textsIn, tokenOf } from "./person.ts";
import { openTab, type Table } from "./seat.ts";

/** A phone, for `openTab`. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** For what autopilot has to bring about, which plays for nobody before a minute has passed. */
export const patience = { timeout: limits.autopilotAfterMs + 30_000 };

/** Opens a private waiting room as the user of this tab, and returns its link. */
export async function openPrivateRoom(tab: Tab, t: Translate, url: string, table: Table): Promise<string> {
  await tab.goto(`${url}/en`);
  await tab.getByRole("button", { name: t("waiting.rooms.open") }).click();
  const dialog = dialogOn(tab);
  for (const value of [table.seats, table.teams, table.deck, table.clock, "private"]) {
    if (value !== undefined) await dialog.locator(`label:has(input[value="${value}"])`).click();
  }
  await dialog.locator('button[type="submit"]').click();
  return tab.getByRole("textbox", { name: t("waiting.invitation.private") }).inputValue();
}

/** Follows an invitation and sits down. */
export async function followInvitation(tab: Tab, t: Translate, link: string): Promise<void> {
  await tab.goto(link);
  await tab.getByRole("button", { name: t("waiting.state.sitDown") }).click();
  await tab.getByRole("button", { name: t("waiting.state.leave") }).waitFor();
}

/** Everybody in the full room presses Ready. Returns the number of the game that begins. */
export async function beginTogether(tabs: readonly Tab[], t: Translate): Promise<number> {
  for (const tab of tabs)
    await tab.getByRole("button", { name: t("waiting.state.ready"), exact: true }).click();
  for (const tab of tabs) await tab.waitForURL(/\/game\?gameID=\d+$/);
  return Number(new URL(tabs[0].url()).searchParams.get("gameID"));
}

/** The name of the guest in this tab. */
export async function guestName(tab: Tab, t: Translate): Promise<string> {
  const name: string = await tab.evaluate(
    () => JSON.parse(sessionStorage.getItem("TacUserStorage") ?? "{}").username,
  );
  return t("common.guest", { number: name.slice("guest".length) });
}

/** Puts a bot on a free slot of the room, counted from 1, as its admin. */
export async function putBot(
  tab: Tab,
  t: Translate,
  number: number,
  level: BotLevel = "solid",
): Promise<void> {
  const name = t(`landing.chooser.level.${level}`);
  await button(tab, t, "waiting.bot.addAt", { number: String(number) }).click();
  await dialogOn(tab).getByRole("button").filter({ hasText: name }).click();
  await tab
    .locator(`main [data-slot="${number - 1}"]`)
    .getByText(name)
    .waitFor();
}

/** People with a browser each, who have met in a private room by its link. */
export async function gather(
  browser: Browser,
  url: string,
  people: readonly BrowserContextOptions[],
  table: Table,
): Promise<Tab[]> {
  const tabs = await Promise.all(people.map((options) => openTab(browser, options)));
  await meet(tabs, url, table);
  return tabs;
}

/** The first opens a private room, and the others come by its link. */
export async function meet([first, ...others]: readonly Tab[], url: string, table: Table): Promise<void> {
  const t = textsIn("en");
  const link = await openPrivateRoom(first, t, url, table);
  for (const tab of others) await followInvitation(tab, t, link);
}

/**
 * Everybody switches to a second device and plays to the end there, better than by the first playable card. The first
 * two leave the table open on the first device, the others come back to it.
 */
export async function playOnElsewhere(url: string, tabs: readonly Tab[], gameID: number): Promise<void> {
  const tokens = await Promise.all(tabs.map(tokenOf));
  const left = tabs.slice(2);
  for (const tab of left) await goAway(tab);
  await Promise.all(
    tokens.map((token) => playOn(url, { session: { token }, gameID }, Number.POSITIVE_INFINITY)),
  );
  for (const tab of left) await tab.goBack();
}

/** Leaves the site, like a user who closes the lid. */
export async function goAway(tab: Tab): Promise<void> {
  await tab.goto("about:blank");
}

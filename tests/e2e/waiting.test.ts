import type { BrowserContext, Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { withSite } from "#tests/support/site.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

/** A user's browser, on a page of the site. */
async function openTab(path = "/en"): Promise<Tab> {
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  return openIn(context, site.url + path);
}

async function openIn(context: BrowserContext, address: string): Promise<Tab> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

const press = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByRole("button", { name: t(key, variables), exact: true }).click();
const slotOn = (tab: Tab, at: number) => tab.locator(`main [data-slot="${at}"]`);

/** The last player gets ready in the first of two tabs: both enter the same game, and that is enough. */
async function startFor(one: Tab, two: Tab): Promise<void> {
  await press(one, "waiting.state.ready");
  const game = /\/en\/game\?gameID=\d+$/;
  await Promise.all([one.waitForURL(game), two.waitForURL(game)]);
  expect(two.url()).toBe(one.url());
  await one.context().close();
  await two.context().close();
}

/** Opens a room with these choices, by name, and waits until it is there. @returns its address */
async function openRoom(tab: Tab, ...choices: string[]): Promise<string> {
  await press(tab, "waiting.rooms.open");
  for (const choice of choices) await dialogOn(tab).getByText(choice, { exact: true }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("waiting.rooms.open"), exact: true })
    .click();
  await tab.getByRole("heading", { name: t("waiting.room.own") }).waitFor();
  return tab
    .getByLabel(t("waiting.invitation.public"))
    .or(tab.getByLabel(t("waiting.invitation.private")))
    .inputValue();
}

/** Sits down in the room at an address. @returns the user's name there */
async function sitDown(tab: Tab, at: number): Promise<string> {
  await press(tab, "waiting.state.sitDown");
  await tab.getByRole("button", { name: t("waiting.state.leave") }).waitFor();
  const name = await slotOn(tab, at)
    .getByText(/^Guest \d+$/)
    .textContent();
  return name ?? "";
}

async function setBot(tab: Tab, number: number, level = "beginner"): Promise<void> {
  await press(tab, "waiting.bot.addAt", { number: String(number) });
  await dialogOn(tab)
    .getByRole("button", { name: t(`landing.chooser.level.${level}`) })
    .click();
  await slotOn(tab, number - 1)
    .getByText(/^Bot \d$/)
    .waitFor();
}

describe("a private room", () => {
  it("is found by its link, filled, changed, and becomes a game for all who sit in it", async () => {
    const host = await openTab();
    const link = await openRoom(host, t("waiting.access.private"));
    const friend = await openTab();
    await friend.getByText(t("waiting.rooms.empty")).waitFor();
    await friend.goto(link);
    const name = await sitDown(friend, 1);
    await slotOn(host, 1).getByText(name).waitFor();

    await slotOn(friend, 1)
      .getByRole("button", { name: t("waiting.color.change", { color: "" }) })
      .click();
    await dialogOn(friend)
      .getByRole("button", { name: t("waiting.color.pink") })
      .click();
    await slotOn(friend, 1)
      .getByRole("button", { name: t("waiting.color.change", { color: t("waiting.color.pink") }) })
      .waitFor();

    await setBot(host, 3);
    await press(host, "waiting.bot.remove", {
      name: (await slotOn(host, 2).getByText(/^Bot/).textContent()) ?? "",
    });
    await slotOn(host, 2).getByText(t("waiting.slot.free")).waitFor();
    await press(host, "waiting.slot.down", { name });
    await slotOn(friend, 2).getByText(name).waitFor();

    await setBot(host, 2);
    // It shows for some seconds only.
    const full = (tab: Tab) => tab.getByRole("status").getByText(t("waiting.full.title")).waitFor();
    await Promise.all([full(friend), full(host), setBot(host, 4)]);
    await friend.reload();
    await slotOn(friend, 2).getByText(name).waitFor();
    await press(friend, "waiting.state.ready");
    await slotOn(host, 2).getByText(t("waiting.slot.ready"), { exact: true }).waitFor();
    await startFor(host, friend);
  });
});

it("public rooms are listed, filtered, and lead in", async () => {
  const host = await openTab();
  await openRoom(host, "6", t("landing.chooser.team.6x3"));
  const friend = await openTab();
  const room = friend.getByRole("heading", { name: new RegExp(t("landing.chooser.team.6x3")) });
  await room.waitFor();
  await press(friend, "waiting.filter.show");
  const seats = friend.getByLabel(t("landing.chooser.seats"), { exact: true });
  await seats.selectOption("4");
  await friend.getByText(t("waiting.rooms.noMatch")).waitFor();
  await press(friend, "waiting.rooms.showAll");
  await room.waitFor();
  await friend.getByRole("link", { name: t("waiting.rooms.enter"), exact: true }).click();
  await sitDown(friend, 1);
  await press(host, "waiting.state.leave");
  // The remaining player owns the room now.
  await friend.getByRole("heading", { name: t("waiting.room.own") }).waitFor();
  await host.context().close();
  await friend.context().close();
});

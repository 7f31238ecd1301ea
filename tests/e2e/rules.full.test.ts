import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { openSeated } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

describe("an address that ends with the name of a paragraph", () => {
  it("leads to it and focuses it", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/rules#engel`);
    await expect.poll(() => focusedAnchor(tab)).toBe("engel");
    expect(await isOnScreen(tab, "#engel h3")).toBe(true);
    await tab.goto(`${site.url}/en/rules#card-9`);
    await expect.poll(() => focusedAnchor(tab)).toBe("card-9");
    expect(await isOnScreen(tab, "#number-cards h3")).toBe(true);
  });

  it("does so from another page of the site, too", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/faq`);
    await tab.locator("summary", { hasText: "A Tac was played" }).click();
    await tab.getByRole("link", { name: t("faq.toRule") }).click();
    await expect.poll(() => focusedAnchor(tab)).toBe("tac-on-tac");
    expect(await isOnScreen(tab, "#tac-on-tac h3")).toBe(true);
  });
});

it("the contents lead to a chapter by keyboard, folded on a phone and beside the text on a desktop", async () => {
  const tab = await openTab(chromium.browser, { viewport: { width: 360, height: 740 } });
  await tab.goto(`${site.url}/en/rules`);
  const link = tab.getByRole("link", { name: t("rules.chapters.masters"), exact: true });
  await tab.locator(".rules summary").focus();
  expect(await link.count()).toBe(0);
  await tab.keyboard.press("Enter");
  await link.focus();
  await tab.keyboard.press("Enter");
  await expect.poll(() => focusedAnchor(tab)).toBe("masters");
  await tab.setViewportSize({ width: 1440, height: 900 });
  await link.focus();
  expect(await isOnScreen(tab, "nav.rules-contents")).toBe(true);
});

it("a paragraph's sign puts its address into the address bar and copies it", async () => {
  const tab = await openTab(chromium.browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await tab.goto(`${site.url}/en/rules`);
  const title = t("rules.paragraphs.coming-out.title");
  await tab.getByRole("link", { name: t("rules.link", { title }) }).click();
  await tab.getByText(t("rules.copied")).waitFor();
  expect(tab.url()).toBe(`${site.url}/en/rules#coming-out`);
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(tab.url());
});

it("the table's help leads to the paragraph of a card, in a tab of its own", async () => {
  const { tab } = await openSeated(chromium.browser, site.url, { variant: "4x2m", level: "solid" });
  await tab.getByRole("button", { name: t("table.open") }).click();
  await dialogOn(tab).locator('label:has(input[value="help"])').click();
  const opened = tab.context().waitForEvent("page");
  const card = t("moves.card.K");
  await dialogOn(tab)
    .getByRole("link", { name: t("table.help.moreOf", { card }) })
    .click();
  const rules = await opened;
  await expect.poll(() => focusedAnchor(rules)).toBe("krieger");
  expect(tab.url()).toContain("/game?gameID=");
});

it.each(["de", "en", "ru"] as const)("says in %s what a picture shows, in words too", async (locale) => {
  const say = textsIn(locale);
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/${locale}/rules`);
  const figure = tab.locator("#krieger figure");
  await figure.getByRole("region", { name: say("rules.pictures.krieger") }).waitFor();
  const moves = figure.getByRole("list", { name: say("moves.picture.moves") });
  const kicked = say("moves.other.kicked", {
    name: say("rules.players.1"),
    place: say("moves.place.own.ring", { steps: "5" }),
  });
  expect(await moves.textContent()).toContain(kicked);
});

it("paper gets the rules only, black on white even where the page is dark", async () => {
  const tab = await openTab(chromium.browser, { colorScheme: "dark" });
  await tab.goto(`${site.url}/en/rules`);
  await tab.locator("html.dark").waitFor();
  await tab.emulateMedia({ media: "print" });
  for (const hidden of ["header", "footer", ".rules-contents", ".rules-print", ".rules-anchor"])
    expect(await tab.locator(hidden).first().isVisible(), hidden).toBe(false);
  const { ink, paper } = await tab.evaluate(() => ({
    ink: getComputedStyle(document.querySelector(".rules p") as Element).color,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(brightness(ink)).toBeLessThan(100);
  expect(brightness(paper)).toBeGreaterThan(240);
});

/** The anchor of the element that has the focus. */
function focusedAnchor(tab: Tab): Promise<string | undefined> {
  return tab.evaluate(() => document.activeElement?.id);
}

function isOnScreen(tab: Tab, selector: string): Promise<boolean> {
  return tab
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
}

/** The mean of red, green and blue of `rgb(…)`. */
function brightness(color: string): number {
  const [red, green, blue] = (color.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openProfile } from "#scripts/visitors/browser.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const context = await openProfile(chromium.browser, { locale: "de-DE", ...options });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await page.locator("h1").waitFor();
  return page;
}

const addressOf = (page: Page) => page.url().replace(site.url, "");
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

it("another page begins at its top, and back leads to where one was", async () => {
  const page = await open("/de/rules", { viewport: { width: 360, height: 740 } });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 2_000));
  await page
    .locator("footer")
    .getByRole("link", { name: "Impressum" })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: "Impressum" }).waitFor();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(2_000);
  await page.context().close();
});

describe("the language", () => {
  it.each([
    ["ru-RU", "/ru", "ru"],
    ["en-GB", "/en", "en"],
    ["fr-FR", "/de", "de"],
  ])("of a browser that speaks %s is found at %s", async (locale, address, lang) => {
    const page = await open("/", { locale });
    expect([addressOf(page), await languageOf(page)]).toEqual([address, lang]);
    await page.context().close();
  });

  it("in the address wins, and German stands for one that is not spoken", async () => {
    const page = await open("/ru", { locale: "en-GB" });
    expect(await languageOf(page)).toBe("ru");
    await page.goto(`${site.url}/fr`);
    await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
    expect([addressOf(page), await languageOf(page)]).toEqual(["/de", "de"]);
    await page.context().close();
  });

  it("goes along to an address without one", async () => {
    const page = await open("/ru", { locale: "en-GB" });
    await page.evaluate(() => {
      history.pushState(null, "", "/faq?from=link");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.waitForURL("**/ru/faq?from=link");
    await page.context().close();
  });

  it("is changed on the spot", async () => {
    const page = await open("/de");
    await page.getByRole("link", { name: "Русский" }).click();
    await page.getByRole("button", { name: "Играть" }).waitFor();
    expect([addressOf(page), await languageOf(page)]).toEqual(["/ru", "ru"]);
    await page.context().close();
  });

  it("is the one that was chosen last, though the texts of another come later", async () => {
    const page = await open("/de");
    const chosen = Promise.withResolvers<void>();
    await page.route("**/assets/texts-*/**", async (route) => {
      await chosen.promise;
      await route.continue();
    });
    const russian = page.waitForResponse("**/assets/texts-*/**");
    await page.getByRole("link", { name: "Русский" }).click();
    await page.waitForURL("**/ru");
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL("**/de");
    chosen.resolve();
    await russian;
    await page.waitForLoadState("networkidle");
    expect(await languageOf(page)).toBe("de");
    await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
    await page.context().close();
  });
});

it.each(["/nothing", "/en/nothing/at/all", "/game", "/game?gameID=-1", "/game?gameID=one"])(
  "%s leads to the landing page",
  async (path) => {
    const page = await open(path, { locale: "en-GB" });
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(addressOf(page)).toBe("/en");
    await page.context().close();
  },
);

it("a game that does not exist is said so, with a way out", async () => {
  const page = await open("/en");
  await page.goto(`${site.url}/en/game?gameID=999999`);
  await page.getByText("There is no such game").waitFor();
  await page.getByRole("link", { name: "Back to the front page" }).last().click();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await page.context().close();
});

it("colors are chosen, kept, and there before the page is painted", async () => {
  const page = await open("/en", { colorScheme: "light" });
  const classes = () => page.evaluate(() => [...document.documentElement.classList].toSorted());
  expect(await classes()).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText(textsIn("en")("common.look.colorBlind")).click();
  expect(await classes()).toEqual(["color-blind", "dark"]);
  await page.route("**/main*.js", (route) => route.abort());
  await page.route("**/index*.js", (route) => route.abort());
  await page.reload();
  expect(await classes()).toEqual(["color-blind", "dark"]);
  await page.context().close();
});

it("a keyboard gets past the header at once", async () => {
  const page = await open("/en");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Play now");
  await page.context().close();
});

describe("the way to another page", () => {
  const t = textsIn("en");
  const current = (links: Locator) => links.locator("[aria-current=page]").allTextContents();

  it("is in the header of a wide window, which also says where one is", async () => {
    const page = await open("/en", { viewport: { width: 1200, height: 700 } });
    const bar = page.getByRole("navigation", { name: t("common.navigation.bar") });
    expect(await current(bar)).toEqual([t("common.pages.landing")]);
    await bar.getByRole("link", { name: t("common.pages.games") }).click();
    await page.getByRole("heading", { level: 1, name: t("ownGames.heading") }).waitFor();
    expect(await current(bar)).toEqual([t("common.pages.games")]);
    await page.goto(`${site.url}/en/settings`);
    await page.getByRole("heading", { level: 1, name: t("settings.heading") }).waitFor();
    expect(await current(bar)).toEqual([]);
    await page.context().close();
  });

  it("is in the menu of a phone, in the same order", async () => {
    const page = await open("/en/friends");
    const bar = page.getByRole("navigation", { name: t("common.navigation.bar") });
    const places = await bar.getByRole("link").allTextContents();
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await bar.count()).toBe(0);
    await page.getByRole("button", { name: t("common.menu") }).click();
    const menu = page.getByRole("navigation", { name: t("common.navigation.menu") });
    await menu.waitFor();
    expect((await menu.getByRole("link").allTextContents()).slice(0, places.length)).toEqual(places);
    expect(await current(menu)).toEqual([t("common.pages.friends")]);
    await menu.getByRole("link", { name: t("common.pages.imprint") }).click();
    await page.getByRole("heading", { level: 1, name: t("legal.imprint.title") }).waitFor();
    await menu.waitFor({ state: "detached" });
    await page.context().close();
  });

  it("fits beside the chat, or is in the menu", async () => {
    const page = await open("/ru", { viewport: { width: 1100, height: 700 } });
    await page.locator("header nav").first().waitFor();
    const overhang = () =>
      page.locator("header > div").evaluate((header) => header.scrollWidth - header.clientWidth);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: textsIn("ru")("common.chat.button") }).click();
    await page.locator("header nav").first().waitFor({ state: "hidden" });
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

it("going to another page puts the focus on its heading", async () => {
  const { session, gameID } = await beginPlaying(site.url, { variant: "4x2n", level: "beginner" });
  const page = await open("/en");
  await page.evaluate(
    ([stored, game]) => {
      sessionStorage.setItem("TacUserStorage", stored);
      localStorage.setItem("TacOngoingGame", game);
    },
    [JSON.stringify(session), JSON.stringify({ owner: session.username, gameID })],
  );
  await page.reload();
  await page.getByRole("link", { name: "Continue playing" }).click();
  await page.waitForURL(/game\?gameID/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.context().close();
});

it("a client older than the server is told so, and whom to ask if that does not pass", async () => {
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  const page = await context.newPage();
  await page.route("**/gameApi/getServerVersion", (route) => route.fulfill({ json: "99.0.0" }));
  await page.goto(site.url);
  const note = page.getByRole("status").getByText("Outdated version");
  await note.waitFor();
  await page.getByRole("status").getByText("write to us").waitFor();
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  await note.waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("status").getByRole("button", { name: "Legal notice" }).click();
  await page.getByRole("heading", { level: 1, name: "Legal notice" }).waitFor();
  await context.close();
});

it("toasts stand above an open dialog, are announced once, and can be pressed; nothing else outside of it is reached", async () => {
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  const page = await context.newPage();
  await page.route("**/gameApi/getServerVersion", (route) => route.fulfill({ json: "99.0.0" }));
  await page.goto(site.url);
  const announced = page.getByRole("status").filter({ hasText: "Outdated version" });
  await announced.waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("heading", { name: "Menu" }).waitFor();
  expect(await announced.count()).toBe(1);
  const reached = new Set<string>();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("Tab");
    reached.add(
      await page.evaluate(() => {
        const { activeElement: at, body } = document;
        if (at === body) return "the browser's own";
        return at?.closest("[data-toasts]") ? "a toast" : at?.closest("dialog") ? "the dialog" : "the page";
      }),
    );
  }
  expect(reached).toContain("a toast");
  expect(reached).not.toContain("the page");
  await announced.getByRole("button", { name: "Close" }).click();
  await announced.waitFor({ state: "hidden" });
  // A press on its scrollbar goes to the dialog itself, as one on the backdrop does.
  const { x, y, width } = (await dialog.boundingBox())!;
  await dialog.dispatchEvent("pointerdown", { clientX: x + width - 2, clientY: y + 50, bubbles: true });
  expect(await dialog.count()).toBe(1);
  await page.mouse.click(x - 5, y + 50);
  await expect.poll(() => dialog.count()).toBe(0);
  await context.close();
});

it("where the client itself fails there are two ways on", async () => {
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  const page = await context.newPage();
  const code = "**/LandingPage*.js";
  await page.route(code, (route) => route.fulfill({ contentType: "text/javascript", body: "export {};" }));
  await page.goto(site.url);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.getByRole("button", { name: "Back to the front page" }).waitFor();
  await page.unroute(code);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await context.close();
});

it("a ranking without games asks for a longer period only where there is one", async () => {
  const t = textsIn("de");
  const page = await open("/de/leaders?ranking=team4&span=month");
  await page.getByText(t("players.leaders.none.hint"), { exact: true }).waitFor();
  await page.getByRole("link", { name: t("players.leaders.span.all") }).click();
  await page.getByText(t("players.leaders.none.hintEver"), { exact: true }).waitFor();
  await page.context().close();
});

import type { Page, WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { lineAnswer, lineQuestion } from "#schema/protocol/envelope.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

/** A player's page on a game. `onWire` receives each socket to the game when it opens, before any frame passes. */
async function play(onWire: (wire: WebSocketRoute) => void): Promise<{ page: Page; gameID: number }> {
  const { session, gameID } = await beginPlaying(site.url, { variant: "4x2n", level: "beginner" });
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  const stored = JSON.stringify(JSON.stringify(session));
  await context.addInitScript({ content: `sessionStorage.setItem("TacUserStorage", ${stored})` });
  const page = await context.newPage();
  await page.routeWebSocket(/\/parties\/game\//, onWire);
  await page.goto(`${site.url}/game?gameID=${gameID}`);
  await page.locator("[data-seat='3']").first().waitFor();
  return { page, gameID };
}

/** Whether nothing covers the center of an element. */
function isReadable(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}

/** Takes a page offline or online. */
async function networkOf(page: Page): Promise<(isCut: boolean) => Promise<unknown>> {
  const wire = await page.context().newCDPSession(page);
  const speeds = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return (offline) => wire.send("Network.emulateNetworkConditions", { offline, ...speeds });
}

/**
 * Gives the first card to the partner.
 * @returns how long after that the table says something about its line, and this too (ms), by the page's own clock
 */
async function giveCard(page: Page, said = ""): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle((said) => {
    const times = { pressed: Number.NaN, told: Number.NaN };
    const toldNow = () => {
      if (document.querySelector("[data-line]")?.textContent.includes(said)) times.told = performance.now();
      if (!Number.isNaN(times.told)) observer.disconnect();
    };
    const observer = new MutationObserver(toldNow);
    addEventListener("click", () => {
      times.pressed = performance.now();
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    return times;
  }, said);
  await page.locator('[data-hand-card][aria-disabled="false"]').first().click();
  await page.locator("[data-action]").first().click();
  return async () => {
    await page.locator("[data-line]", { hasText: said }).waitFor();
    return times.evaluate(({ pressed, told }) => told - pressed);
  };
}

it("tells somebody new within five seconds that a move finds no line, and makes it when the line is back", async () => {
  const context = await chromium.browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${site.url}/en/advert`);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator('[data-hand-card][aria-disabled="false"]').first().waitFor();
  const cut = await networkOf(page);
  await cut(true);
  const told = await giveCard(page);
  expect(await told()).toBeLessThan(5000);
  await page.getByText("Your move goes out once it’s back").waitFor();
  expect(await isReadable(page, ".tac-board")).toBe(true);
  expect(await isReadable(page, "[data-hand-card]")).toBe(true);
  const version = await page.locator("[data-version]").getAttribute("data-version");
  await cut(false);
  await page.locator(`[data-version]:not([data-version="${version}"])`).waitFor();
  await page.locator("[data-line]").waitFor({ state: "hidden" });
  await context.close();
});

it("doubts a line aloud that swallows a move, though nobody says that it is gone", async () => {
  let isCut = false;
  const { page } = await play((wire) => {
    const room = wire.connectToServer();
    wire.onMessage((frame) => !isCut && room.send(frame));
    room.onMessage((frame) => !isCut && wire.send(frame));
  });
  await page.locator('[data-hand-card][aria-disabled="false"]').first().waitFor();
  isCut = true;
  const told = await giveCard(page, "No connection right now");
  expect(await told()).toBeLessThan(5000);
  expect(await isReadable(page, ".tac-board")).toBe(true);
  isCut = false;
  await page.getByText("No connection right now").waitFor({ state: "hidden" });
  await page.locator("[data-now=sending]").waitFor({ state: "hidden" });
  await page.context().close();
});

it("a lost line is said, and mends itself", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await play((wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  const lost = page.getByText("The connection was lost");
  let isAway = true;
  await page.route("**/gameApi/**", (route) => (isAway ? route.abort() : route.continue()));
  await wires.at(-1)!.close({ code: 1001 });
  await lost.waitFor();
  const attempt = async () => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow"));
  await expect.poll(attempt).toBeGreaterThanOrEqual(2);
  isAway = false;
  await lost.waitFor({ state: "hidden" });
  expect(wires.at(-1)!.url()).toMatch(/[?&]v=\d+/);
  await page.context().close();
});

it("where the line does not come back that is said, also above an open dialog, with a way to try again", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await play((wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  await page.getByRole("button", { name: textsIn("en")("table.open") }).click();
  await dialogOn(page).waitFor();
  await page.clock.install();
  await page.route("**/gameApi/**", (route) => route.abort());
  await wires.at(-1)!.close({ code: 1001 });
  const gaveUp = page.getByText("We can’t reach the server");
  // Each attempt waits for the result of the one before, whatever the clock says.
  await expect
    .poll(async () => {
      await page.clock.runFor(limits.reconnectDelayMaxMs);
      return gaveUp.isVisible();
    })
    .toBe(true);
  await page.unroute("**/gameApi/**");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.locator("[data-version]").waitFor();
  await page.context().close();
});

it("a page without a game says that its line is gone, and tries on with the network or whoever looks", async () => {
  await aMember(site.db, "Anna");
  const page = await openAs(chromium.browser, site.url, "Anna", "/en/friends");
  const cut = await networkOf(page);
  const gone = page.getByText("No connection right now");
  const gaveUp = page.getByText("sign in again");
  await page.getByText("No friends here yet").waitFor();
  await page.clock.install();
  const untilGivenUp = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(limits.reconnectDelayMaxMs);
        return gaveUp.isVisible();
      })
      .toBe(true);
  await cut(true);
  await gone.waitFor();
  await untilGivenUp();
  await cut(false);
  await page.clock.runFor(1000);
  await gaveUp.waitFor({ state: "hidden" });
  await gone.waitFor({ state: "hidden" });

  // The network works, but the server is unreachable.
  await cut(true);
  await page.route("**/gameApi/**", (route) => route.abort());
  await untilGivenUp();
  await cut(false);
  await page.clock.runFor(1000);
  await untilGivenUp();
  await page.unroute("**/gameApi/**");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await page.clock.runFor(1000);
  await gaveUp.waitFor({ state: "hidden" });
});

it("an event that got lost is asked for, and comes", async () => {
  const asked: { id: string; type: string; data: { v?: number } }[] = [];
  const heard: number[] = [];
  let lost: number | undefined;
  const { page, gameID } = await play((wire) => {
    const room = wire.connectToServer();
    wire.onMessage((frame) => {
      // A page that waits for an answer pings the connection.
      if (frame !== lineQuestion) asked.push(JSON.parse(String(frame)));
      room.send(frame);
    });
    room.onMessage((frame) => {
      const { v, type } = frame === lineAnswer ? {} : JSON.parse(String(frame));
      if (lost === undefined && v !== undefined && type !== "game:snapshot") {
        lost = v;
        return;
      }
      if (v !== undefined) heard.push(v);
      wire.send(frame);
    });
  });
  await expect.poll(() => lost).toBeDefined();
  // The arrival of a spectator is the room's next event.
  const spectator = await chromium.browser.newPage();
  await spectator.goto(`${site.url}/game?gameID=${gameID}`);
  await expect.poll(() => heard).toContain(lost);
  // The page sends other requests too, such as for earlier moves, at any time, and repeats those without a prompt
  // answer.
  const catchUps = new Map(
    asked.filter(({ type }) => type === "game:catchUp").map(({ id, data }) => [id, data.v]),
  );
  expect([...catchUps.values()]).toEqual([lost! - 1]);
  await spectator.close();
  await page.context().close();
});

it("an event that this client does not know gets it a snapshot; a room that speaks nonsense is left, and a way out is said", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await play((wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  wires.at(-1)!.send(JSON.stringify({ v: 99, type: "game:secret", data: {} }));
  await expect.poll(() => wires.length).toBe(2);
  expect(wires[1].url()).not.toContain("v=");
  expect(await page.getByText("no longer understand each other").count()).toBe(0);
  wires[1].send(JSON.stringify({ v: 99, type: "game:snapshot", data: {} }));
  await page.getByText("no longer understand each other").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Reload the page");
  await page.context().close();
});

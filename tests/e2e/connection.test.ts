import type { Page, WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { beginPlaying } from "#scripts/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { openProfile } from "./browser.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

/** A player's page on a game. `onWire` gets every socket to the game that it opens, before anything passes through. */
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

it("where the line does not come back that is said, with a way to try again", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await play((wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  await page.clock.install();
  await page.route("**/gameApi/**", (route) => route.abort());
  await wires.at(-1)!.close({ code: 1001 });
  const gaveUp = page.getByText("We can’t reach the server");
  // Each try waits for the answer to the one before, whatever the clock says.
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

it("an event that got lost is asked for, and comes", async () => {
  const asked: { id: string; type: string; data: { v?: number } }[] = [];
  const heard: number[] = [];
  let lost: number | undefined;
  const { page, gameID } = await play((wire) => {
    const room = wire.connectToServer();
    wire.onMessage((frame) => {
      asked.push(JSON.parse(String(frame)));
      room.send(frame);
    });
    room.onMessage((frame) => {
      const { v, type } = JSON.parse(String(frame));
      if (lost === undefined && v !== undefined && type !== "game:snapshot") {
        lost = v;
        return;
      }
      if (v !== undefined) heard.push(v);
      wire.send(frame);
    });
  });
  await expect.poll(() => lost).toBeDefined();
  // Somebody who comes to look on is the next thing that the room tells.
  const onlooker = await chromium.browser.newPage();
  await onlooker.goto(`${site.url}/game?gameID=${gameID}`);
  await expect.poll(() => heard).toContain(lost);
  // The page asks for other things too, such as earlier moves, and at its own time; and again for what was not answered soon.
  const catchUps = new Map(
    asked.filter(({ type }) => type === "game:catchUp").map(({ id, data }) => [id, data.v]),
  );
  expect([...catchUps.values()]).toEqual([lost! - 1]);
  await onlooker.close();
  await page.context().close();
});

it("a room that speaks nonsense is left, and a way out is said", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await play((wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  wires.at(-1)!.send(JSON.stringify({ v: 99, type: "game:secret", data: {} }));
  await page.getByText("no longer understand each other").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Reload the page");
  await page.context().close();
});

import type { WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import { lineAnswer, lineQuestion } from "#schema/protocol/envelope.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { giveCard, isReadable, networkOf, playOver } from "./tableLine.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

it("tells somebody new that a move finds no line, and makes it when the line is back", async () => {
  const context = await chromium.browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${site.url}/en/advert`);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator('[data-hand-card][aria-disabled="false"]').first().waitFor();
  const cut = await networkOf(page);
  await cut(true);
  const told = await giveCard(page);
  await told();
  await page.getByText("Your move will be sent once it’s back").waitFor();
  expect(await isReadable(page, ".tac-board")).toBe(true);
  expect(await isReadable(page, "[data-hand-card]")).toBe(true);
  const version = await page.locator("[data-version]").getAttribute("data-version");
  await cut(false);
  await page.locator(`[data-version]:not([data-version="${version}"])`).waitFor();
  await page.locator("[data-line]").waitFor({ state: "hidden" });
  await context.close();
});

it("a lost line is said, and mends itself", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await playOver(chromium.browser, site.url, (wire) => {
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

it("an event that got lost is asked for, and comes", async () => {
  const asked: { id: string; type: string; data: { v?: number } }[] = [];
  const heard: number[] = [];
  let lost: number | undefined;
  const { page, gameID } = await playOver(chromium.browser, site.url, (wire) => {
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
  const { page } = await playOver(chromium.browser, site.url, (wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  wires.at(-1)!.send(JSON.stringify({ v: 99, type: "game:secret", data: {} }));
  await expect.poll(() => wires.length).toBe(2);
  expect(wires[1].url()).not.toContain("v=");
  expect(await page.getByText("This page is out of date").count()).toBe(0);
  wires[1].send(JSON.stringify({ v: 99, type: "game:snapshot", data: {} }));
  await page.getByText("This page is out of date").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Reload the page");
  await page.context().close();
});

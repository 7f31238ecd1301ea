import type { WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { giveCard, isReadable, networkOf, playOver } from "./tableLine.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

it("tells somebody new within five seconds that a move finds no line", async () => {
  const { page } = await playOver(chromium.browser, site.url, (wire) => void wire.connectToServer());
  await page.locator('[data-hand-card][aria-disabled="false"]').first().waitFor();
  await (await networkOf(page))(true);
  const told = await giveCard(page);
  expect(await told()).toBeLessThan(5000);
  await page.context().close();
});

it("doubts a line aloud that swallows a move, though nobody says that it is gone", async () => {
  let isCut = false;
  const { page } = await playOver(chromium.browser, site.url, (wire) => {
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

it("where the line does not come back that is said, also above an open dialog, and tried on, at once for who asks", async () => {
  const wires: WebSocketRoute[] = [];
  const { page } = await playOver(chromium.browser, site.url, (wire) => {
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
  await page.getByRole("button", { name: "Try now" }).click();
  await page.clock.runFor(1000);
  await gaveUp.waitFor({ state: "hidden" });
  await page.context().close();
});

it("a page without a game says that its line is gone, and tries on with the network or whoever looks", async () => {
  await aMember(site.db, "Anna");
  const page = await openAs(chromium.browser, site.url, "Anna", "/en/friends");
  const cut = await networkOf(page);
  const gone = page.getByText("No connection right now");
  const gaveUp = page.getByText("We can’t reach the server");
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

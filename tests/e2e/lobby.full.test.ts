import type { WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("the landing page tells what is played, also that its line is lost, and lets one watch", async () => {
  const tab = await openTab(chromium.browser);
  const lines: WebSocketRoute[] = [];
  let isAway = false;
  await tab.routeWebSocket(/\/parties\/lobby\//, (line) => {
    if (isAway) return void line.close({ code: 1001 });
    lines.push(line);
    line.connectToServer();
  });
  await tab.goto(`${site.url}/en`);
  const games = tab.getByRole("region", { name: t("landing.running.title") });
  await games.scrollIntoViewIfNeeded();
  await games.getByText(t("landing.running.empty")).waitFor();

  const { gameID } = await beginPlaying(site.url, { variant: "4x2n", level: "beginner" });
  // A game with only bots is not listed before those between people.
  await games.getByText(t("landing.running.withBots_one", { count: "1" })).click();
  const row = games.getByRole("link");
  await row.waitFor();

  const lost = tab.getByText(t("common.connection.reconnecting"));
  expect(await lost.count()).toBe(0);
  isAway = true;
  await lines.at(-1)!.close({ code: 1001 });
  await lost.waitFor();
  // The previous lists are still shown.
  expect(await row.isVisible()).toBe(true);
  isAway = false;
  await lost.waitFor({ state: "hidden" });

  await row.click();
  await tab.waitForURL(new RegExp(`/game\\?gameID=${gameID}$`));
  await tab.locator("[data-version]").waitFor();
  expect(await tab.locator("[data-hand-card]").count()).toBe(0);
});

import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { textsIn } from "./person.ts";
import { openTab, sitDown } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

/** The half of the board that the player's own name is in, and the number of balls with a sign. */
async function viewOf(tab: Tab) {
  return tab.evaluate(() => {
    const plate = document.querySelector("[data-plate='0']")?.getBoundingClientRect();
    const board = document.querySelector(".tac-plates")?.getBoundingClientRect();
    if (!plate || !board) throw new Error("There is no board.");
    const signs = [...document.querySelectorAll(".tac-marble-sign")];
    return {
      isLeft: plate.x + plate.width / 2 < board.x + board.width / 2,
      isTop: plate.y + plate.height / 2 < board.y + board.height / 2,
      balls: signs.length,
      signed: signs.filter((sign) => sign.checkVisibility()).length,
    };
  });
}

it("a table is turned and drawn as one has chosen it in the settings", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/settings`);
  const places = tab.getByRole("group", { name: t("settings.table.position", { seats: "4" }) });
  await places.getByRole("radio", { name: t("settings.table.place.4.0") }).press("Space");
  await sitDown(tab, site.url);
  expect(await viewOf(tab)).toEqual({ isLeft: false, isTop: false, balls: 16, signed: 0 });

  await tab.goto(`${site.url}/en/settings`);
  await places.getByRole("radio", { name: t("settings.table.place.4.2") }).press("Space");
  await tab.getByText(t("common.look.colorBlind")).click();
  await tab.locator("html.color-blind").waitFor();
  await tab.goBack();
  await tab.locator("[data-plate='0']").waitFor();
  expect(await viewOf(tab)).toEqual({ isLeft: true, isTop: true, balls: 16, signed: 16 });
});

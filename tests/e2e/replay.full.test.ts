import { text } from "node:stream/consumers";
import type { BrowserContextOptions } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Player } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { anEndedGame, openReplayAt } from "./endedGames.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
let game: Player;
let gameID: number;
beforeAll(async () => {
  game = await anEndedGame(site.url);
  gameID = game.gameID;
});

describe("a game that has ended", () => {
  it("plays by itself until one stops it", async () => {
    const tab = await openReplay("&move=3");
    await tab.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => tab.getByRole("slider").inputValue().then(Number)).toBeGreaterThan(3);
    await tab.getByRole("button", { name: "Pause" }).click();
    await tab.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("lets a card fly from the hand of the player as whom one looks", async () => {
    const tab = await openReplay("&move=4", { reducedMotion: "no-preference" });
    await tab.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (keyframes, options) {
        const [{ transform }] = keyframes as Keyframe[];
        if (this.matches("[data-pile-card]")) document.body.dataset.flight = String(transform);
        return animate.call(this, keyframes, options);
      };
    });
    const active = await tab.locator("[data-plate].is-active").getAttribute("data-plate");
    await tab.getByRole("combobox", { name: "View as" }).selectOption(active);
    await tab.locator("[data-hand]").nth(2).waitFor();
    await tab.getByRole("button", { name: "Next move" }).click();
    await expect.poll(() => tab.evaluate(() => document.body.dataset.flight)).toContain("scale(1.5)");
  });

  it("can be taken along in Tac notation", async () => {
    const tab = await openReplay("&move=0");
    const [file] = await Promise.all([
      tab.waitForEvent("download"),
      tab.getByRole("button", { name: "Save in Tac notation" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`tac-${gameID}.tac`);
    const record = await text(await file.createReadStream());
    expect(record).toMatch(/^variant 4x2n$/m);
    expect(record).toMatch(/^over /m);
  });
});

const openReplay = (rest: string, options?: BrowserContextOptions) =>
  openReplayAt(chromium.browser, `${site.url}/en/game?gameID=${gameID}${rest}`, options);

import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, followInvitation, guestName, openPrivateRoom, putBot } from "./gathering.ts";
import { dialogOn, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const patience = { timeout: limits.replaceableAfterMs + 60_000 };

it("the clock warns and says what a bot has played, an absence is told beside the board, and who was replaced learns it", async () => {
  const [anna, ben] = [await openTab(chromium.browser), await openTab(chromium.browser)];
  const table = { seats: "4", teams: "4x2", deck: "n", clock: "30" } as const;
  const link = await openPrivateRoom(anna, t, site.url, table);
  await followInvitation(ben, t, link);
  const bens = await guestName(ben, t);
  for (const number of [3, 4]) await putBot(anna, t, number);
  await beginTogether([anna, ben], t);
  await ben.locator("[data-version]").waitFor();
  const address = ben.url();

  await ben.goto("about:blank");
  const away = anna.locator("[data-note=away]", { hasText: t("table.away.gone_one", { names: bens }) });
  await away.waitFor();
  // A countdown shows when autopilot will play.
  await away.getByText(/0:\d\d/).waitFor();
  expect(await isBeside(away, anna.locator(".game-board"))).toBe(true);

  await anna.locator(".game-clock").waitFor();
  await anna.locator(".game-clock.is-hurry").waitFor({ timeout: 30_000 });
  await anna
    .getByRole("alert")
    .getByText(t("game.clock.hurry_other", { count: String(limits.moveHurryMs / 1000) }))
    .waitFor({ state: "attached" });
  const played = anna.locator("[data-note=playedForYou]");
  await played.getByText(t("table.playedForYou", { move: "" }).trim()).waitFor({ timeout: 30_000 });

  const idle = anna.locator("[data-note=idle]");
  await idle.getByRole("button", { name: t("table.substitution.putBot") }).click(patience);
  await ben.goto(address);
  const replaced = ben.locator("[data-note=replaced]");
  await replaced.waitFor();
  expect(await replaced.innerText()).toMatch(/Bot \d/);
  await ben.getByRole("button", { name: t("table.open") }).click();
  await dialogOn(ben).getByText(bens).waitFor();
  expect(
    await dialogOn(ben)
      .getByRole("button", { name: t("table.substitution.takeBotSeat") })
      .count(),
  ).toBe(0);
});

/** Whether two elements do not overlap. */
async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("expected two things on the screen");
  return a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
}

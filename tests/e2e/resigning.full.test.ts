import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { recordOf } from "#tests/support/records.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { beginTogether, followInvitation, guestName, openPrivateRoom, phone, putBot } from "./gathering.ts";
import { dialogOn, textsIn } from "./person.ts";
import { endOf, openTab, playTogether } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("a pair resigns: one asks, the other agrees beside a board that has not moved, and everybody reads it", async () => {
  const [anna, ben] = [await openTab(chromium.browser), await openTab(chromium.browser, phone)];
  const link = await openPrivateRoom(anna, t, site.url, { seats: "4", teams: "4x2", deck: "n" });
  await followInvitation(ben, t, link);
  const [annas, bens] = [await guestName(anna, t), await guestName(ben, t)];
  for (const number of [3, 4]) await putBot(anna, t, number);
  const gameID = await beginTogether([anna, ben], t);
  await anna.getByRole("button", { name: t("table.open") }).click();
  await dialogOn(anna).getByText(t("table.ending.resign.later")).waitFor();
  await anna.keyboard.press("Escape");
  const dealt = anna.locator(".game-moves").getByText(t("moves.dealt"));
  while ((await dealt.count()) === 0) await playTogether([anna, ben], 1);

  const before = await ben.locator(".game-board").boundingBox();
  await anna.getByRole("button", { name: t("table.open") }).click();
  const dialog = dialogOn(anna);
  await dialog.getByText(t("table.ending.resign.text_one", { names: bens })).waitFor();
  await pressByKey(dialog.getByRole("button", { name: t("table.ending.resign.button"), exact: true }));
  await dialog.getByText(t("table.ending.resign.sure")).waitFor();
  await pressByKey(dialog.getByRole("button", { name: t("table.ending.resign.yes") }));
  await dialog.waitFor({ state: "hidden" });
  await anna
    .getByRole("status")
    .getByText(t("table.ending.resign.mine", { names: bens }))
    .waitFor();

  const question = ben.getByRole("status").locator("[data-ending=resign]");
  await question.getByText(t("table.ending.resign.asked", { name: annas })).waitFor();
  await question.getByText(/0:\d\d/).waitFor();
  expect(await ben.locator(".game-board").boundingBox()).toEqual(before);
  expect(bottomOf(await question.boundingBox())).toBeLessThanOrEqual(before?.y ?? 0);
  expect(await barriersOn(ben)).toEqual([]);
  await pressByKey(question.getByRole("button", { name: t("table.ending.resign.yes") }));

  for (const tab of [anna, ben]) {
    await endOf(tab).getByText(t("game.end.lost")).waitFor();
    await endOf(tab)
      .getByText(t("table.end.resigned", { names: `${annas} and ${bens}` }))
      .waitFor();
  }
  await recordOf(site.url, gameID);
  await ben.goto(`${site.url}/en/game?gameID=${gameID}&move=0`);
  await ben
    .locator(".replay-result")
    .getByText(t("table.end.resigned", { names: `${annas} and ${bens}` }))
    .waitFor();
});

async function pressByKey(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

function bottomOf(box: { y: number; height: number } | null): number {
  if (box === null) throw new Error("expected it on the screen");
  return box.y + box.height;
}

import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { solutionsOf } from "#rules/puzzles/solve.ts";
import { puzzleBook, wrongMove } from "#scripts/visitors/puzzles.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { textsIn } from "./person.ts";
import { historyOn, makeMoves, puzzleOn, ratingOn, resultOn } from "./puzzling.ts";
import { ballsOn, openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");
const [easy] = puzzleBook.headings.filter((one) => one.kind === "knockOut" && one.difficulty === "easy");

describe("the puzzle of the day", () => {
  it("is solved by keyboard alone; streak, rating and history tell of it, after a reload too", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/puzzles`);
    await tab.getByText(t("puzzles.history.none")).waitFor();
    await tab.getByRole("link", { name: t("puzzles.today.solve") }).focus();
    await tab.keyboard.press("Enter");
    const puzzle = await puzzleOn(tab);
    await makeMoves(tab, solutionsOf(puzzle)[0], "keys");
    await resultOn(tab, "solved").getByText("1 day in a row").waitFor();
    // One key leads on.
    await expect.poll(() => focused(tab)).toBe(t("puzzles.toTraining"));
    await tab.keyboard.press("Enter");
    await expect.poll(async () => (await puzzleOn(tab)).id).not.toBe(puzzle.id);
    await tab.getByRole("link", { name: t("puzzles.toAll") }).click();
    for (const look of ["at once", "after a reload"]) {
      await tab.getByText("1 day in a row").waitFor();
      await tab.getByText(t("puzzles.today.solved"), { exact: true }).first().waitFor();
      expect(await ratingOn(tab), look).toBeGreaterThan(1500);
      expect(await historyOn(tab).count(), look).toBe(1);
      await tab.reload();
    }
    await historyOn(tab).first().click();
    expect((await puzzleOn(tab)).id).toBe(puzzle.id);
  });
});

describe("a try that fails", () => {
  it("says what is missing; then one may try again, or see the solution; only the first try counts", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/puzzles/${easy.id}`);
    const puzzle = await puzzleOn(tab);
    const marbles = await ballsOn(tab);
    await makeMoves(tab, [wrongMove(puzzle)], "mouse");
    await resultOn(tab, "failed")
      .getByText(/Knocked out: 0 of \d/)
      .waitFor();
    const told = await resultOn(tab, "failed").innerText();
    expect(told).toMatch(/Rating 14\d\d \(−\d+\)/);

    await tab.getByRole("button", { name: t("puzzles.failed.again") }).click();
    await tab.locator('[data-phase="playing"]').waitFor();
    expect(await ballsOn(tab)).toEqual(marbles);
    await makeMoves(tab, [wrongMove(puzzle)], "keys");
    await resultOn(tab, "failed").waitFor();
    expect(await resultOn(tab, "failed").innerText()).not.toContain("Rating");

    await tab.getByRole("button", { name: t("puzzles.failed.show") }).click();
    await tab.locator('[data-phase="shown"]').waitFor();
    expect(await tab.locator(".puzzle-solution li").count()).toBe(solutionsOf(puzzle)[0].length);
    expect(await ballsOn(tab)).not.toEqual(marbles);
  });
});

/** The text of what has the focus. */
function focused(tab: Tab): Promise<string | undefined> {
  return tab.evaluate(() => document.activeElement?.textContent ?? undefined);
}

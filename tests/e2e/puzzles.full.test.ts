import { describe, expect, it } from "vitest";
import { dayOf, puzzleOfDay } from "#rules/puzzles/daily.ts";
import { solutionsOf } from "#rules/puzzles/solve.ts";
import { puzzleBook, wrongMove } from "#scripts/visitors/puzzles.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { historyOn, makeMoves, puzzleOn, ratingOn, resultOn } from "./puzzling.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const [_easy] = puzzleBook.headings.filter((one) => one.kind === "knockOut" && one.difficulty === "easy");

describe("the puzzle of the day", () => {
  it("is the same for everybody, in words of their language", async () => {
    const today = puzzleOfDay(puzzleBook.headings, dayOf(Date.now()));
    const look = async (locale: string, timezoneId: string) => {
      const tab = await openTab(chromium.browser, { timezoneId });
      await tab.goto(`${site.url}/${locale}/puzzles`);
      const of = textsIn(locale);
      await tab.getByRole("heading", { name: of("puzzles.today.title") }).waitFor();
      await tab.getByRole("link", { name: of("puzzles.today.solve") }).click();
      expect((await puzzleOn(tab)).id).toBe(today.id);
      expect(await tab.title()).toContain(of(`puzzles.kind.${today.kind}`));
    };
    await Promise.all([look("de", "Pacific/Auckland"), look("ru", "America/Los_Angeles")]);
  });

  it("is shared as text that tells nothing of its solution", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const tab = await openTab(chromium.browser, { permissions });
    await tab.goto(`${site.url}/en/puzzles/daily`);
    const puzzle = await puzzleOn(tab);
    await makeMoves(tab, solutionsOf(puzzle)[0], "mouse");
    await tab.getByRole("button", { name: t("puzzles.share.press") }).click();
    await tab.getByText(t("puzzles.share.copied")).waitFor();
    const [line, address] = (await tab.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(line).toMatch(/^Tac puzzle \d+ \w+ [★☆]{4} ✓ 1st try$/);
    expect(address).toBe(`${site.url}/en/puzzles/daily`);
  });
});

describe("a training", () => {
  it("is of the kind and difficulty that one has chosen", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/puzzles`);
    for (const name of [t("puzzles.kind.block"), t("puzzles.difficulty.hard")])
      await tab.locator("label").getByText(name, { exact: true }).click();
    await tab.getByRole("link", { name: t("puzzles.training.begin") }).click();
    const puzzle = await puzzleOn(tab);
    expect([puzzle.goal.kind, puzzle.difficulty]).toEqual(["block", "hard"]);
    await makeMoves(tab, solutionsOf(puzzle)[0], "mouse");
    await tab.getByRole("link", { name: t("puzzles.next") }).click();
    await expect.poll(async () => (await puzzleOn(tab)).id).not.toBe(puzzle.id);
    const next = await puzzleOn(tab);
    expect([next.goal.kind, next.difficulty]).toEqual(["block", "hard"]);
  });

  it("goes on without a network; what was solved comes to the account later, and to other devices", async () => {
    await aMember(site.db, "Ada");
    const tab = await openAs(chromium.browser, site.url, "Ada", "/en/puzzles");
    await tab.getByText(t("puzzles.history.none")).waitFor();
    await tab.getByRole("link", { name: t("puzzles.training.begin") }).click();
    const first = await puzzleOn(tab);
    await tab.waitForLoadState("networkidle");
    await tab.context().setOffline(true);
    await makeMoves(tab, solutionsOf(first)[0], "mouse");
    await tab.getByRole("link", { name: t("puzzles.next") }).click();
    await expect.poll(async () => (await puzzleOn(tab)).id).not.toBe(first.id);
    await makeMoves(tab, [wrongMove(await puzzleOn(tab))], "mouse");
    await resultOn(tab, "failed").waitFor();
    await tab.context().setOffline(false);

    const { token } = await signIn(site.url, "Ada");
    const attempts = async () => {
      const { body } = await call(site.url, "getPuzzleProgress", { method: "GET", token });
      return (body as { attempts: unknown[] }).attempts.length;
    };
    await expect.poll(attempts).toBe(2);
    const other = await openAs(chromium.browser, site.url, "Ada", "/en/puzzles");
    await expect.poll(() => historyOn(other).count()).toBe(2);
    expect(await ratingOn(other)).not.toBe(1500);
  });
});

it("says that there is no such puzzle, and leads to all of them", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/puzzles/00000000`);
  await tab.getByRole("heading", { name: t("puzzles.gone.title") }).waitFor();
  await tab.getByRole("link", { name: t("puzzles.toAll") }).click();
  await tab.getByRole("heading", { name: t("puzzles.today.title") }).waitFor();
});

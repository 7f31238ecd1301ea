import type { Page as Tab } from "playwright-core";
import { describe, it } from "vitest";
import { cardName } from "#rules/card.ts";
import { type Move, moveCard, moveKind } from "#rules/move.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { solutionsOf } from "#rules/puzzles/solve.ts";
import { variantOf } from "#rules/variant.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { puzzleBook } from "#scripts/visitors/puzzles.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { fromNothing, tutorial } from "#web/features/learn/lessons/lessons.ts";
import { atStep, doStep, type LessonHands, wayForward } from "./lessons.ts";
import { pressMarble } from "./marbles.ts";
import { resultOn } from "./puzzling.ts";
import { deviceOf, handsOn, sizes, watching } from "./touching.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

describe.each(sizes)("in a window of %i × %i", (...size) => {
  const hands = handsOn(size);

  it("every step of every lesson is done by pressing, and no button lies over the board", async () => {
    const tab = await aTab(size);
    for (const lesson of [...fromNothing, tutorial]) {
      await tab.goto(`${site.url}/en/tutorial?lesson=${lesson.id}&step=1`);
      for (const [at, step] of lesson.steps.entries()) {
        await atStep(tab, lesson, at);
        await doStep(tab, step, watching(tab, hands));
        if (at < lesson.steps.length - 1) await hands.press(wayForward(tab));
      }
    }
  });

  it("puzzles of every kind are solved by pressing, on both boards", async () => {
    const tab = await aTab(size);
    for (const puzzle of oneOfEach(
      sizes.findIndex(([width, height]) => width === size[0] && height === size[1]),
    )) {
      await tab.goto(`${site.url}/en/puzzles/${puzzle.id}`);
      for (const move of solutionsOf(puzzle)[0]) await makeMove(tab, move, watching(tab, hands));
      await resultOn(tab, "solved").waitFor();
    }
  });
});

async function aTab(size: readonly [number, number]): Promise<Tab> {
  const context = await openProfile(chromium.browser, {
    locale: "en-GB",
    reducedMotion: "reduce",
    ...deviceOf(size),
  });
  return context.newPage();
}

/** A puzzle of every kind on each board; another number gives others. */
function oneOfEach(number: number): Puzzle[] {
  const groups = new Map<string, Puzzle[]>();
  for (const { id } of puzzleBook.headings) {
    const puzzle = puzzleBook.puzzle(id)!;
    const group = `${puzzle.goal.kind} ${variantOf(puzzle.position.variant).seats}`;
    groups.set(group, [...(groups.get(group) ?? []), puzzle]);
  }
  return [...groups.values()].map((puzzles) => puzzles[(number * 5) % puzzles.length]);
}

/** Makes a move of a puzzle, as far as it is not chosen already. */
async function makeMove(tab: Tab, move: Move, hands: LessonHands): Promise<void> {
  const card = tab.locator(`[data-hand-card="${cardName(moveCard(move))}"]`).first();
  await card.waitFor();
  if ((await tab.locator('[data-hand-card][aria-pressed="true"]').count()) === 0) await hands.press(card);
  if (moveKind(move) !== "ball") return hands.press(tab.locator(`[data-action="${moveKind(move)}"]`));
  await pressMarble(tab, move, (selector) => hands.press(tab.locator(selector)));
}

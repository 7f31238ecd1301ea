import type { Locator, Page as Tab } from "playwright-core";
import { cardName } from "#rules/card.ts";
import { type Move, moveCard, moveKind } from "#rules/move.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { puzzleBook } from "#scripts/visitors/puzzles.ts";
import { pressMarble } from "./marbles.ts";
import { textsIn } from "./person.ts";
import { pressKeyTowards } from "./seat.ts";

const t = textsIn("en");

/** The puzzle on screen, once it is there. */
export async function puzzleOn(tab: Tab): Promise<Puzzle> {
  const id = await tab.locator("[data-puzzle]").getAttribute("data-puzzle");
  return puzzleBook.puzzle(id!)!;
}

/** What a try has come to, once the board shows it. */
export function resultOn(tab: Tab, result: "solved" | "failed" | "solution"): Locator {
  return tab.locator(`.puzzle-result[data-result="${result}"]`);
}

/** Makes moves at a puzzle, as somebody does who knows which. */
export async function makeMoves(tab: Tab, moves: readonly Move[], hands: "mouse" | "keys"): Promise<void> {
  for (const move of moves) {
    const card = `[data-hand-card="${cardName(moveCard(move))}"]`;
    // What is the only choice is chosen already.
    if (!(await isThere(tab, '[data-hand-card][aria-pressed="true"]'))) await press(tab, card, hands);
    if (moveKind(move) !== "ball") {
      await press(tab, `[data-action="${moveKind(move)}"]`, hands);
      continue;
    }
    await pressMarble(tab, move, (selector) => press(tab, selector, hands));
  }
}

/** The latest puzzles of the user. */
export function historyOn(tab: Tab): Locator {
  return tab
    .locator("section", { has: tab.getByRole("heading", { name: t("puzzles.history.title") }) })
    .locator("ol a");
}

/** The user's rating in puzzles. */
export async function ratingOn(tab: Tab): Promise<number> {
  const panel = tab.locator("section", {
    has: tab.getByRole("heading", { name: t("puzzles.rating.title") }),
  });
  return Number(await panel.locator("b").first().innerText());
}

async function isThere(tab: Tab, selector: string): Promise<boolean> {
  return (await tab.locator(selector).count()) > 0;
}

/** Presses an element once it is there: its middle, or by as many keys as it takes to get there and Enter. */
async function press(tab: Tab, selector: string, hands: "mouse" | "keys"): Promise<void> {
  const element = tab.locator(selector).first();
  await element.waitFor();
  if (hands === "mouse") {
    const box = (await element.boundingBox())!;
    await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return;
  }
  const isFocused = () =>
    tab.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector);
  for (let presses = 0; presses < 60; presses++) {
    const wasThere = await isFocused();
    await pressKeyTowards(tab, selector);
    if (wasThere) return;
  }
  throw new Error(`no key leads to ${selector}`);
}

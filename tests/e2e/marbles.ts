import type { Page as Tab } from "playwright-core";
import { type Move, moveFrom, moveTo } from "#rules/move.ts";

/**
 * Presses the marble of a move and its destination, as far as they are not chosen already, and the button of what is
 * asked about: whether a marble of one's own team is to be knocked out.
 * @param press presses what a selector finds
 */
export async function pressMarble(
  tab: Tab,
  move: Move,
  press: (selector: string) => Promise<void>,
): Promise<void> {
  const source = `[data-kind="source"][data-place="${moveFrom(move)}"]`;
  const target = `[data-kind="target"][data-place="${moveTo(move)}"]`;
  await tab.locator(target).or(tab.locator(source)).first().waitFor();
  if (!(await tab.locator(target).isVisible())) await press(source);
  // A marble of one's own that could move too is no target.
  await press(`.tac-spot[data-place="${moveTo(move)}"]`);
  if (await tab.locator("[data-asked]").isVisible()) await press("[data-asked]");
}

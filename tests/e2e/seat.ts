import type { Browser, BrowserContextOptions, Locator, Page as Tab } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { BotLevel } from "#rules/index.ts";
import { openProfile } from "#scripts/visitors/browser.ts";

/** The choices of a person behind "Change". */
export type Table = {
  seats?: "4" | "6";
  teams?: "4x2" | "4x1" | "6x2" | "6x3" | "6x1";
  deck?: "m" | "n";
  level?: BotLevel;
  /** Seconds for a move; in waiting rooms only. */
  clock?: "30" | "60" | "120";
};

/** How a person makes a move. */
export type Hands = "mouse" | "drag" | "keys";

/** A new tab for a person, closed at the end of the test. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await openProfile(browser, { locale: "en-GB", reducedMotion: "reduce", ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}

/**
 * Sits down like a guest who wants another kind of table than the last one: opens the site, presses "Change", chooses,
 * starts.
 */
export async function sitDown(tab: Tab, url: string, table: Table = {}): Promise<void> {
  await tab.goto(`${url}/en`);
  await tab.getByRole("button", { name: "Change" }).click();
  const dialog = tab.getByRole("dialog");
  for (const value of [table.seats, table.teams, table.deck, table.level]) {
    if (value !== undefined) await dialog.locator(`label:has(input[value="${value}"])`).click();
  }
  await dialog.locator('button[type="submit"]').click();
  await tab.waitForURL(/\/game\?gameID=\d+$/);
  await situation(tab);
}

/** The end of the game is on screen. */
export function endOf(tab: Tab): Locator {
  return tab.locator("[data-end]");
}

/** The number of the position on screen. */
export async function versionOn(tab: Tab): Promise<number> {
  return Number(await tab.locator("[data-version]").getAttribute("data-version"));
}

const mine =
  "[data-now]:not([data-now^=their]):not([data-now=waitForTrade]):not([data-now=sending]):not([data-now=over])";

/** Waits until the person can act, or the game is over. */
export async function situation(tab: Tab): Promise<"mine" | "over"> {
  await tab.locator(mine).or(endOf(tab)).first().waitFor();
  return (await endOf(tab).isVisible()) ? "over" : "mine";
}

/** Waits until one of the players in these tabs can act, and returns which; `undefined` if the game is over. */
export async function whoseTurn(tabs: readonly Tab[]): Promise<Tab | undefined> {
  let found: Tab | "over" | undefined;
  const look = async () => {
    for (const tab of tabs) if (await tab.locator(mine).isVisible()) found = tab;
    if (await endOf(tabs[0]).isVisible()) found = "over";
    return found;
  };
  await expect.poll(look, { interval: 20 }).toBeDefined();
  return found === "over" ? undefined : found;
}

/** Plays with all of these hands, whosever turn it is, until enough moves are made or the game is over. */
export async function playTogether(tabs: readonly Tab[], moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const tab = await whoseTurn(tabs);
    if (tab === undefined) return;
    await makeMove(tab, "mouse");
  }
}

/** Waits until the table has moved on from a position. */
export async function goneOn(tab: Tab, from: number): Promise<void> {
  await tab.locator(goneOnFrom(from)).waitFor();
}

const goneOnFrom = (version: number) => `[data-version]:not([data-version="${version}"])`;

/**
 * Makes one move: takes the first playable card, brings a ball home if possible, and otherwise takes the farthest
 * target.
 */
export async function makeMove(tab: Tab, hands: Hands): Promise<void> {
  const from = await versionOn(tab);
  // A move is at most a card, a ball and a target. By keyboard each takes some presses to reach.
  for (let presses = 0; presses < 80; presses++) {
    // Nothing can be pressed until the table shows the current position.
    await tab
      .locator(`${pressable}, ${goneOnFrom(from)}`)
      .first()
      .waitFor({ state: "attached" });
    const look = await lookAt(tab);
    if (look.version !== from || look.isSending) break;
    await pressNext(tab, look, hands);
  }
  await goneOn(tab, from);
}

/** Plays until the game is over. */
export async function playToTheEnd(tab: Tab, handsFor: (move: number) => Hands): Promise<number> {
  let moves = 0;
  while ((await situation(tab)) === "mine") await makeMove(tab, handsFor(moves++));
  return moves;
}

/** Begins another game after one that is over. */
export async function playAgain(tab: Tab): Promise<void> {
  const last = await versionOn(tab);
  await tab.getByRole("button", { name: /again/i }).click();
  await goneOn(tab, last);
}

/** The cards of the user's hand; nobody else's are open. */
export async function handOn(tab: Tab): Promise<(string | null)[]> {
  expect(await tab.locator(".tac-open-hand").count()).toBe(0);
  return tab
    .locator("[data-own-hand] [data-hand-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-hand-card")));
}

/** The places of each seat's balls. */
export async function ballsOn(tab: Tab): Promise<string[]> {
  const places = await tab
    .locator("[data-ball]")
    .evaluateAll((balls) =>
      balls.map((ball) => `seat ${ball.getAttribute("data-seat")}: ${ball.getAttribute("data-place")}`),
    );
  return places.sort();
}

/** Makes so many moves, and never sees more of the page than fits on the screen. */
export async function playWithoutScrolling(tab: Tab, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    expect(await situation(tab)).toBe("mine");
    await makeMove(tab, "mouse");
    const isScrolling = await tab.evaluate(
      () =>
        document.documentElement.scrollHeight > innerHeight ||
        document.documentElement.scrollWidth > innerWidth,
    );
    expect(isScrolling).toBe(false);
  }
}

/** The next press of a move: a card, a ball, a target or a button; by keyboard one key on the way to it. */
async function pressNext(tab: Tab, { wanted, middle }: Look, hands: Hands): Promise<void> {
  if (wanted === undefined || middle === undefined) return;
  if (hands === "keys") await pressKeyTowards(tab, wanted);
  else if (hands === "drag" && wanted.includes("source")) await drag(tab, middle);
  // The topmost element there receives it, as with a person's mouse.
  else await tab.mouse.click(middle.x, middle.y);
}

/** Drags a ball to a target. The targets appear as soon as it is grabbed. */
async function drag(tab: Tab, grip: Point): Promise<void> {
  await tab.mouse.move(grip.x, grip.y);
  await tab.mouse.down();
  await tab.mouse.move(grip.x + 12, grip.y + 12, { steps: 3 });
  await tab.locator("[data-kind=target]").first().waitFor();
  const { middle } = await lookAt(tab);
  if (middle !== undefined) await tab.mouse.move(middle.x, middle.y, { steps: 5 });
  await tab.mouse.up();
}

/** One key on the way to a press of an element: to its group, within it, or Enter. */
export async function pressKeyTowards(tab: Tab, wanted: string): Promise<void> {
  const at = await tab.evaluate((selector) => {
    const active = document.activeElement;
    const target = document.querySelector(selector);
    if (active === null || target === null) return "elsewhere";
    if (active === target) return "there";
    const group = active.closest("[data-roving]");
    return group !== null && group === target.closest("[data-roving]") ? "beside" : "elsewhere";
  }, wanted);
  await tab.keyboard.press({ there: "Enter", beside: "ArrowRight", elsewhere: "Tab" }[at] ?? "Tab");
}

const playableCard = '[data-hand-card][aria-disabled="false"][aria-pressed="false"]';

/** Everything that a move may start or continue with, and the sign of a move being sent. */
const pressable = `[data-kind=source], [data-kind=target], [data-action], ${playableCard}, [data-now=sending]`;

type Point = { x: number; y: number };

/** What a table shows at one moment. */
type Look = {
  /** The number of the position. */
  version: number;
  isSending: boolean;
  /** The selector of what to press next, and its middle; missing while nothing can be pressed. */
  wanted?: string;
  middle?: Point;
};

/** Looks at the table: all at once, because a question to the browser takes longer than what it asks for. */
function lookAt(tab: Tab): Promise<Look> {
  return tab.evaluate((playableCard) => {
    const version = Number(document.querySelector("[data-version]")?.getAttribute("data-version"));
    const isSending = document.querySelector("[data-now=sending]") !== null;
    // A home field (numbered after those of the ring), else the farthest on the ring.
    const places = [...document.querySelectorAll("[data-kind=target]")].map((target) =>
      Number(target.getAttribute("data-place")),
    );
    const place = places.find((one) => one >= 72) ?? places.at(-1);
    const choices = ["[data-kind=source]", "[data-action]", playableCard];
    if (place !== undefined) choices.unshift(`[data-kind=target][data-place="${place}"]`);
    if (document.querySelector("[data-now^=hits]") !== null) choices.unshift("[data-asked]");
    for (const wanted of choices) {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      if (box === undefined) continue;
      const middle = box.width === 0 ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return { version, isSending, wanted, middle };
    }
    return { version, isSending };
  }, playableCard);
}

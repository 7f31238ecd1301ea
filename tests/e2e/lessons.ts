import { createInstance } from "i18next";
import type { Browser, BrowserContextOptions, Locator, Page as Tab } from "playwright-core";
import { expect } from "vitest";
import { cardName, type Move, moveCard, moveFrom, moveKind, moveTo, parseMove } from "#rules/index.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { exercisesOf, type Lesson, type Step } from "#web/features/learn/lesson.ts";
import { tutorial } from "#web/features/learn/lessons/lessons.ts";
import { answerWords, pointWords } from "#web/features/learn/lessonTexts.ts";
import learn from "#web/locales/en/learn.json" with { type: "json" };
import { dialogOn, textsIn } from "./person.ts";

const t = textsIn("en");
const i18n = createInstance();
void i18n.init({ lng: "en", resources: { en: { learn } }, initAsync: false });
export const tLearn = i18n.getFixedT("en", "learn");

/** How somebody does what a lesson asks for: by pressing things, and by moving marbles. */
export interface LessonHands {
  press: (target: Locator) => Promise<void>;
  /** Drags a marble to a field; without it, both are pressed. */
  drag?: (tab: Tab, from: Locator, to: Locator) => Promise<void>;
}

/** Where all lessons are. */
export const overview = "/en/tutorialoverview";

/** A new tab. Tests that run at the same time have no end of their own, so the browser closes it. */
export async function aTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await openProfile(browser, { locale: "en-GB", reducedMotion: "reduce", ...options });
  return context.newPage();
}

/** The tutorial's part of the overview. */
export function tutorialPart(tab: Tab): Locator {
  return tab.getByRole("region", { name: t("learnPages.tutorial.heading") });
}

/** What the overview says when so many of the tutorial's steps are done. */
export function doneInTutorial(tab: Tab, done: number): Locator {
  const steps = String(tutorial.steps.length - 1);
  return tutorialPart(tab).getByText(t("learnPages.stepsDone", { done: String(done), steps }));
}

/** Goes through a lesson, whose first step is open, to the end of its last one. */
export async function doLesson(tab: Tab, lesson: Lesson, hands: LessonHands): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    await atStep(tab, lesson, at);
    await doStep(tab, step, hands);
    if (step.goal.kind === "logo") return;
    if (at < lesson.steps.length - 1) await hands.press(wayForward(tab));
  }
}

/** Waits until a step, counted from 0, is on the screen. */
export async function atStep(tab: Tab, lesson: Lesson, at: number, locale = "en"): Promise<void> {
  const place = { step: String(at + 1), steps: String(lesson.steps.length) };
  const text = textsIn(locale)("learnPages.player.stepOf", place);
  await tab.locator(`[role=progressbar][aria-valuetext="${text}"]`).waitFor();
}

/** Reaches the goal of a step, and sees that the lesson says so. */
export async function doStep(tab: Tab, step: Step, hands: LessonHands): Promise<void> {
  const { goal } = step;
  switch (goal.kind) {
    case "read":
      return;
    case "window":
      await hands.press(tab.getByRole("button", { name: t("table.open") }));
      await hands.press(
        dialogOn(tab)
          .locator("label")
          .getByText(t(`table.parts.${goal.window}`), { exact: true }),
      );
      await dialogOn(tab).locator(windows[goal.window]).first().waitFor();
      await hands.press(dialogOn(tab).getByRole("button", { name: t("common.close") }));
      break;
    case "card":
      await hands.press(handCard(tab, goal.card));
      break;
    case "move":
      for (const text of goal.solutions[0].split(", ")) await makeMove(tab, parseMove(text) as Move, hands);
      break;
    case "quiz":
      await hands.press(
        tab.getByRole("button", { name: answerWords(tLearn, exerciseOf(step), 0), exact: true }),
      );
      break;
    case "logo":
      return hands.press(tab.getByRole("link", { name: t("learnPages.player.logo") }));
  }
  await verdict(tab, "right").waitFor();
  expect(await verdict(tab, "right").textContent()).toContain(pointWords(tLearn, exerciseOf(step)));
}

/** What shows the contents of the table's window. */
const windows = { settings: ".table-settings", help: ".table-cards" };

/** Makes a move, as far as it is not chosen already. */
export async function makeMove(tab: Tab, move: Move, hands: LessonHands): Promise<void> {
  const card = handCard(tab, cardName(moveCard(move)));
  // Where nothing else can be done, one press discards.
  if (moveKind(move) === "discard") return hands.press(card);
  if ((await card.getAttribute("aria-pressed")) !== "true") await hands.press(card);
  if (moveKind(move) !== "ball") return hands.press(tab.locator(`[data-action=${moveKind(move)}]`));
  const [from, to] = [moveFrom(move), moveTo(move)].map((place) =>
    tab.locator(`.tac-spot[data-place="${place}"]`),
  );
  const target = to.and(tab.locator("[data-kind=target]"));
  await from.or(target).first().waitFor();
  if (hands.drag) return hands.drag(tab, from, to);
  if (!(await target.isVisible())) await hands.press(from);
  await hands.press(target);
}

function handCard(tab: Tab, card: string): Locator {
  return tab.locator(`[data-hand-card="${card}"]`).first();
}

/** What the lesson answers to what was done last. */
export function verdict(tab: Tab, kind: "right" | "wrong"): Locator {
  return tab.locator(`.lesson-verdict[data-verdict=${kind}]`);
}

/** The button to the next step. */
export function wayForward(tab: Tab): Locator {
  return tab.locator(".lesson-forward");
}

/** A step with a task. */
export function exerciseOf(step: Step) {
  const [exercise] = exercisesOf({ id: "tutorial", minutes: 0, steps: [step] });
  return exercise;
}

export const mouse: LessonHands = { press: (target) => target.click() };

/** A mouse that drags marbles. */
export const draggingMouse: LessonHands = {
  ...mouse,
  drag: async (tab, from, to) => {
    const grip = await middleOf(from);
    await tab.mouse.move(grip.x, grip.y);
    await tab.mouse.down();
    await tab.mouse.move(grip.x + 12, grip.y - 12, { steps: 3 });
    const goal = await middleOf(to);
    await tab.mouse.move(goal.x, goal.y, { steps: 5 });
    await tab.mouse.up();
  },
};

/** A finger, which drags marbles too. */
export const finger: LessonHands = {
  press: (target) => target.tap(),
  drag: async (tab, from, to) => {
    const chromium = await tab.context().newCDPSession(tab);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      chromium.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const grip = await middleOf(from);
    await touch("touchStart", [grip]);
    await touch("touchMove", [{ x: grip.x + 12, y: grip.y - 12 }]);
    const goal = await middleOf(to);
    await touch("touchMove", [{ x: (grip.x + goal.x) / 2, y: (grip.y + goal.y) / 2 }]);
    await touch("touchMove", [goal]);
    // A finger that lifts while it moves throws: the browser takes the next tap for what stops that.
    await restFor(tab, 12);
    await touch("touchMove", [{ x: goal.x + 1, y: goal.y }]);
    await touch("touchEnd", []);
    await chromium.detach();
  },
};

/** A keyboard alone: Tab and the arrow keys lead to what Enter then presses, or the space bar chooses. */
export const keyboard: LessonHands = {
  press: async (target) => {
    await target.waitFor();
    for (let keys = 0; keys < 80; keys++) {
      const key = await target.evaluate(nextKey);
      await target.page().keyboard.press(key);
      if (key === "Enter" || key === " ") return;
    }
    throw new Error("The keyboard does not lead there.");
  },
};

/** The key that leads to an element, or presses it. */
function nextKey(target: Element): string {
  const { activeElement } = document;
  const field =
    target instanceof HTMLLabelElement ? target.control : (target.closest("label")?.control ?? target);
  if (activeElement === field) return field instanceof HTMLInputElement ? " " : "Enter";
  const isRadio = (one: unknown) => one instanceof HTMLInputElement && one.type === "radio";
  if (isRadio(activeElement) && isRadio(field)) return "ArrowRight";
  const group = activeElement?.closest("[data-roving]");
  return group && group === target.closest("[data-roving]") ? "ArrowRight" : "Tab";
}

/** Lets the page draw so many frames. */
async function restFor(tab: Tab, frames: number): Promise<void> {
  await tab.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

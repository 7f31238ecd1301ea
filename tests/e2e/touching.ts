import type { Locator, Page as Tab } from "playwright-core";
import { expect } from "vitest";
import type { LessonHands } from "./lessons.ts";

/** The windows in which everything can be pressed: phones from the smallest on, and a desktop. */
export const sizes = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [412, 915],
  [430, 932],
  [1440, 900],
] as const;

/** A profile's options for a window of this size: a phone has a finger, the desktop a mouse. */
export function deviceOf([width, height]: readonly [number, number]) {
  const viewport = { width, height };
  return width < 1000 ? { viewport, hasTouch: true, isMobile: true } : { viewport };
}

/**
 * Somebody who presses what they see: a finger on a phone, a mouse on a desktop. What a lesson's text covers is uncovered
 * first; what something else covers can't be pressed.
 */
export function handsOn([width]: readonly [number, number]): LessonHands {
  return {
    press: async (target) => {
      const tab = target.page();
      await target.waitFor();
      const { x, y } = await middleOf(target);
      if (await isUnder(tab, ".lesson-panel", target, x, y)) {
        await pressAt(tab, width, await middleOf(tab.locator(".lesson-fold")));
      }
      await expectUncovered(target, x, y);
      await pressAt(tab, width, { x, y });
    },
  };
}

async function pressAt(tab: Tab, width: number, { x, y }: { x: number; y: number }): Promise<void> {
  await (width < 1000 ? tab.touchscreen.tap(x, y) : tab.mouse.click(x, y));
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether something that the target is no part of lies over this point of it. */
async function isUnder(tab: Tab, cover: string, target: Locator, x: number, y: number): Promise<boolean> {
  if (await target.evaluate((element, selector) => element.closest(selector) !== null, cover)) return false;
  return tab.evaluate(
    ([selector, left, top]) => document.elementFromPoint(left, top)?.closest(selector) != null,
    [cover, x, y] as const,
  );
}

/** What is pressed there is the target or, for a place of the board, the layer that finds the nearest one. */
async function expectUncovered(target: Locator, x: number, y: number): Promise<void> {
  const found = await target.evaluate(
    (element, [left, top]) => {
      const top1 = document.elementFromPoint(left, top);
      const isThere = top1 !== null && (element.contains(top1) || top1.contains(element));
      const isOnBoard = element.matches(".tac-spot") && top1?.closest(".tac-choice") != null;
      return isThere || isOnBoard
        ? ""
        : `${element.outerHTML.slice(0, 120)} lies under ${top1?.outerHTML.slice(0, 120)}`;
    },
    [x, y] as const,
  );
  expect(found).toBe("");
}

/** Hands that see before each press whether a button lies over the board, or over what is to do and the steps of a seven. */
export function watching(tab: Tab, hands: LessonHands): LessonHands {
  return {
    press: async (target) => {
      await target.waitFor();
      expect(await whatButtonsCover(tab)).toEqual([]);
      await hands.press(target);
    },
  };
}

/** The buttons of a choice that lie over something that is to be seen, by their texts, with what that is. */
async function whatButtonsCover(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return one.childNodes.length > 0 ? words.getBoundingClientRect() : one.getBoundingClientRect();
      });
    const isHidden = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].every((one) => getComputedStyle(one).clipPath !== "none");
    const seen = [
      ["the board", [document.querySelector(".game .tac-board")!.getBoundingClientRect()]],
      ["the steps", boxes(".game-pips i")],
      ["what is to do", isHidden(".game-now-line") ? [] : boxes(".game-now-what")],
    ] as const;
    const buttons = [...document.querySelectorAll<HTMLElement>(".game-actions > *")];
    return buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      const isOver = ({ top, bottom, left, right }: DOMRect): boolean =>
        box.top < bottom - 1 && box.bottom > top + 1 && box.left < right - 1 && box.right > left + 1;
      return seen.flatMap(([what, places]) =>
        places.some(isOver) ? `${button.innerText} lies over ${what}` : [],
      );
    });
  });
}

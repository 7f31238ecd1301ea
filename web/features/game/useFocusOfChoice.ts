import { type RefObject, useEffect, useRef } from "react";
import type { Choice } from "#web/game/choice/choice.ts";

/**
 * Leads the focus along while a move is chosen by keyboard: from the card to the balls or the buttons, from a ball to
 * its targets, and back to the hand. What had the focus may go with a move: then it stays at what is to be done next, and
 * where that is nothing, at the instruction. Whoever presses with a pointer keeps the focus where it is.
 * @returns to be set when a press came from the keyboard
 */
export function useFocusOfChoice(screen: RefObject<HTMLElement | null>, choice: Choice): RefObject<boolean> {
  const byKey = useRef(false);
  const { card, from } = choice;
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    focusFirst(screen.current, { card, from });
  }, [card, from, screen]);

  const isHeld = useFocusByKeyboard(screen);
  // After each change: any may have taken away what had the focus.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(instruction);
    if (isHeld.current && isLost) focusFirst(screen.current, choice);
  });
  return byKey;
}

const instruction = ".game-now-what";
const hand = '[data-hand-card][tabindex="0"]';

/** Focuses the first there is of what is to be done next. */
function focusFirst(screen: HTMLElement | null, { card, from }: Choice): void {
  const pressed = '[data-hand-card][aria-pressed="true"]';
  const next =
    card === null
      ? []
      : from === null
        ? ['[data-kind="source"]', "[data-action]", pressed]
        : ['[data-kind="target"]', "[data-action]", pressed];
  for (const selector of [...next, hand, instruction]) {
    const element = screen?.querySelector<HTMLElement>(selector);
    if (!element) continue;
    element.focus();
    return;
  }
}

/** Whether the focus came onto this screen by keyboard, and no pointer was used since. */
function useFocusByKeyboard(screen: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const element = screen.current;
    const onFocus = ({ target }: FocusEvent) => {
      isHeld.current = target instanceof Element && target.matches(":focus-visible");
    };
    const onPointer = () => {
      isHeld.current = false;
    };
    element?.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      element?.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [screen]);
  return isHeld;
}

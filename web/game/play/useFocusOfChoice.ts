import { type RefObject, useEffect, useRef } from "react";
import type { Choice } from "../choice/choice.ts";

/**
 * Moves the focus along while a move is chosen by keyboard: from the card to the balls or the buttons, from a ball to
 * its targets, and back to the hand. If a move removes the focused element, the focus goes to what can be chosen next
 * or, if there is nothing, to the instruction. A press with a pointer leaves the focus alone.
 * @param isProposed whether a move waits for its confirmation: then the focus goes to the button for that
 * @param goneOn changes when a press goes on with what is chosen already
 * @returns a ref to set to true when a press came from the keyboard
 */
export function useFocusOfChoice(
  screen: RefObject<HTMLElement | null>,
  choice: Choice,
  isProposed: boolean,
  goneOn: number,
): RefObject<boolean> {
  const byKeyRef = useRef(false);
  const { card, from } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on changes nothing of the choice
  useEffect(() => {
    if (!byKeyRef.current) return;
    byKeyRef.current = false;
    if (isProposed) screen.current?.querySelector<HTMLElement>("[data-action]")?.focus();
    else focusFirst(screen.current, { card, from });
  }, [card, from, isProposed, goneOn, screen]);

  const isHeld = useFocusByKeyboard(screen);
  // After every render: any change may have removed the focused element.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(instruction);
    if (isHeld.current && isLost) focusFirst(screen.current, choice);
  });
  return byKeyRef;
}

const instruction = ".game-now-what";
const hand = '[data-hand-card][tabindex="0"]';

/** Focuses the first available element among the next options. */
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

/** Whether the focus reached this screen by keyboard, and no pointer has been used since. */
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

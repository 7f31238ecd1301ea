import { type RefObject, useEffect, useRef } from "react";
import type { Choice } from "#web/game/choice/choice.ts";

/**
 * Leads the focus along while a move is chosen by keyboard: from the card to the balls or the buttons, from a ball to
 * its targets, and back to the hand. Whoever presses with a pointer keeps the focus where it is.
 * @returns to be set when a press came from the keyboard
 */
export function useFocusOfChoice(
  screen: RefObject<HTMLElement | null>,
  { card, from }: Choice,
): RefObject<boolean> {
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    const wanted =
      card === null
        ? ['[data-hand-card][tabindex="0"]']
        : from === null
          ? ['[data-kind="source"]', "[data-action]", '[data-hand-card][aria-pressed="true"]']
          : ['[data-kind="target"]', "[data-action]"];
    for (const selector of wanted) {
      const element = screen.current?.querySelector<HTMLElement>(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }, [card, from, screen]);
  return byKey;
}

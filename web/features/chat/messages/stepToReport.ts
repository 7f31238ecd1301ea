import type { KeyboardEvent } from "react";

/**
 * Up and down move between messages that can be reported, starting with the last visible one. At both ends they scroll.
 */
export function stepToReport(event: KeyboardEvent<HTMLElement>): void {
  const log = event.currentTarget;
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (step === 0) return;
  const buttons = [...log.querySelectorAll<HTMLElement>(".chat-report")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at >= 0 ? buttons[at + step] : step < 0 && buttons.findLast((button) => isAbove(button, log));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isAbove(button: HTMLElement, log: HTMLElement): boolean {
  return button.getBoundingClientRect().top < log.getBoundingClientRect().bottom;
}

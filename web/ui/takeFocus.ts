/** Puts the focus on something that has come by itself, unless somebody is writing or choosing in a field just now. */
export function takeFocus(element: HTMLElement | null, options?: FocusOptions): void {
  if (!document.activeElement?.matches("input, textarea, select")) element?.focus(options);
}

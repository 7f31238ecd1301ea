/** Focuses something that has appeared by itself, unless the user is typing or choosing in a field. */
export function takeFocus(element: HTMLElement | null, options?: FocusOptions): void {
  if (!document.activeElement?.matches("input, textarea, select")) element?.focus(options);
}

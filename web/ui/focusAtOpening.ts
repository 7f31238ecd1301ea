/** A ref of the element that a dialog focuses when it opens: it looks for `autofocus`, which React does not write. */
export function focusAtOpening(element: HTMLElement | null): void {
  if (element) element.autofocus = true;
}

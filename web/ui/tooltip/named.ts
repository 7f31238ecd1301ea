/**
 * What names a control without a visible text, and shows the name in a tooltip:
 * `<Button size="icon" {...named(label)}>`. A tooltip that says something else is given by `data-tooltip` alone;
 * the control must say the same to screen readers.
 */
export function named(name: string) {
  return { "aria-label": name, "data-tooltip": name };
}

/**
 * What explains a sign that nothing can be done with: in a tooltip, which a press shows too, because a finger can't point.
 * Screen readers are told the same elsewhere.
 */
export function explained(text: string) {
  return { "data-tooltip": text, "data-tooltip-press": "" };
}

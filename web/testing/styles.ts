/** What the browser's own style sheet does to elements that are not to be seen. */
const notDisplayed = "[hidden], dialog:not([open]), template, script, style";

/**
 * Leaves the style sheets out. The files of styles are not loaded here, so nobody can say what is seen; and to ask the DOM
 * of the tests for a computed style takes most of the time of a test, because it tries all rules on the element.
 */
export function leaveOutStyles(): void {
  const hidden = document.createElement("p").style;
  hidden.display = "none";
  globalThis.getComputedStyle = (element) =>
    element.matches(notDisplayed) ? hidden : (element as HTMLElement).style;
}

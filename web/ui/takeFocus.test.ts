import { afterEach, expect, test, vi } from "vitest";
import { takeFocus } from "./takeFocus.ts";

afterEach(() => vi.unstubAllGlobals());

function focusWhileIn(tagName: string) {
  const activeElement = { matches: (selector: string) => selector.split(", ").includes(tagName) };
  vi.stubGlobal("document", { activeElement });
  const focus = vi.fn();
  takeFocus({ focus } as unknown as HTMLElement);
  return focus;
}

test.each(["input", "textarea", "select"])("who is in a field (%s) stays there", (tagName) => {
  expect(focusWhileIn(tagName)).not.toHaveBeenCalled();
});

test.each(["body", "a", "button"])("who is elsewhere (%s) is led to what has come", (tagName) => {
  expect(focusWhileIn(tagName)).toHaveBeenCalledOnce();
});

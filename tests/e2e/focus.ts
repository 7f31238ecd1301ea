import type { Page as Tab } from "playwright-core";

/**
 * Numbers the controls and fields of the page, or of the dialog over it, and records how they look without focus. If
 * arrow keys move between controls (radio buttons, cards, messages), all have the number of the one that Tab reaches.
 */
export function markControls(tab: Tab): Promise<{ control: string; html: string }[]> {
  return tab.evaluate(() => {
    const kinds =
      "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=slider]";
    const area = document.querySelector("dialog[open]") ?? document;
    const controls = [...area.querySelectorAll<HTMLElement>(kinds)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled, [inert] *"),
    );
    const isStop = (one: HTMLElement) => one.tabIndex >= 0;
    const stopOf = (one: HTMLElement) => {
      if (one instanceof HTMLInputElement && one.type === "radio")
        return controls.find((other) => other instanceof HTMLInputElement && other.name === one.name);
      if (isStop(one)) return one;
      const list = one.closest("[role=log]");
      const neighbours = controls.filter((other) =>
        list === null
          ? other.parentElement === one.parentElement
          : other.closest("[role=log]") === list && other.className === one.className,
      );
      return neighbours.find(isStop) ?? one;
    };
    // What has the focus already would look the same when it gets it.
    const held = document.activeElement as HTMLElement | null;
    held?.blur();
    for (const one of controls) {
      const around = [one, one.parentElement, one.nextElementSibling].filter((near) => near !== null);
      one.dataset.control = String(controls.indexOf(stopOf(one) ?? one));
      one.dataset.plainLook = JSON.stringify(around.map(lookOf));
    }
    held?.focus({ preventScroll: true });
    const stops = controls.filter((one) => controls.indexOf(one) === Number(one.dataset.control));
    return stops.map((one) => ({ control: one.dataset.control ?? "", html: one.outerHTML.slice(0, 200) }));

    function lookOf(element: Element): string[] {
      const { outline, boxShadow, borderColor, stroke, filter } = getComputedStyle(element);
      // A link that covers more than itself shows it there.
      return [outline, getComputedStyle(element, "::after").outline, boxShadow, borderColor, stroke, filter];
    }
  });
}

/** The numbers still on the page. */
export function controlsOn(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-control]")].map(({ dataset }) => dataset.control ?? ""),
  );
}

/**
 * The focused element, whether it or its surroundings look different because of the focus, and whether the keyboard has moved
 * it there: on a busy page that may take longer than the press.
 */
export function focused(
  tab: Tab,
): Promise<{ control?: string; html: string; isSeen: boolean; isByKey: boolean }> {
  return tab.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const around = [element, element.parentElement, element.nextElementSibling].filter(
      (near) => near !== null,
    );
    return {
      control: element.dataset.control,
      html: element.outerHTML.slice(0, 200),
      isByKey: element.matches(":focus-visible"),
      isSeen: JSON.stringify(around.map(lookOf)) !== element.dataset.plainLook,
    };

    function lookOf(near: Element): string[] {
      const { outline, boxShadow, borderColor, stroke, filter } = getComputedStyle(near);
      // A link that covers more than itself shows it there.
      return [outline, getComputedStyle(near, "::after").outline, boxShadow, borderColor, stroke, filter];
    }
  });
}

import type { Page as Tab } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { pages } from "#scripts/pages.ts";
import { playOn } from "#scripts/playing.ts";
import { visit } from "#scripts/visiting.ts";
import { inviteVisitors, type Visitors } from "#scripts/visitors.ts";
import { withSite } from "#tests/support/site.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
let visitors: Visitors;
beforeAll(async () => {
  visitors = await inviteVisitors(site.url, site.db);
  await playOn(site.url, visitors.player, 40);
});

it.each(pages)("on the page $name a keyboard reaches everything, and sees where it is", async (page) => {
  const tab = await visit(chromium.browser, site.url, { page, visitors });
  const all = await markControls(tab);
  const reached = new Set<string>();
  const unseen: string[] = [];
  // Once round: the browser's own bar is passed on the way, and the focus may begin anywhere.
  for (let press = 0; press < all.length + 8; press++) {
    await tab.keyboard.press("Tab");
    const { control, html, isSeen } = await focused(tab);
    if (control === undefined) continue;
    reached.add(control);
    if (!isSeen) unseen.push(html);
  }
  const missed = all.filter(({ control }) => !reached.has(control)).map(({ html }) => html);
  await tab.context().close();
  expect(missed).toEqual([]);
  expect(unseen).toEqual([]);
});

/**
 * Numbers what can be pressed or filled in on the page, or in the dialog over it, and notes how it looks without the focus.
 * Where arrow keys lead from one to the next (radio buttons, cards), all have the number of the one that Tab leads to.
 */
function markControls(tab: Tab): Promise<{ control: string; html: string }[]> {
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
      const neighbours = controls.filter((other) => other.parentElement === one.parentElement);
      return neighbours.find(isStop) ?? one;
    };
    for (const one of controls) {
      const around = [one, one.parentElement, one.nextElementSibling].filter((near) => near !== null);
      one.dataset.control = String(controls.indexOf(stopOf(one) ?? one));
      one.dataset.plainLook = JSON.stringify(around.map(lookOf));
    }
    const stops = controls.filter((one) => controls.indexOf(one) === Number(one.dataset.control));
    return stops.map((one) => ({ control: one.dataset.control ?? "", html: one.outerHTML.slice(0, 200) }));

    function lookOf(element: Element): string[] {
      const { outline, boxShadow, borderColor, stroke, filter } = getComputedStyle(element);
      return [outline, boxShadow, borderColor, stroke, filter];
    }
  });
}

/** What has the focus now, and whether it, or what is round it, shows that by looking other than before. */
function focused(tab: Tab): Promise<{ control?: string; html: string; isSeen: boolean }> {
  return tab.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const around = [element, element.parentElement, element.nextElementSibling].filter(
      (near) => near !== null,
    );
    return {
      control: element.dataset.control,
      html: element.outerHTML.slice(0, 200),
      isSeen: JSON.stringify(around.map(lookOf)) !== element.dataset.plainLook,
    };

    function lookOf(near: Element): string[] {
      const { outline, boxShadow, borderColor, stroke, filter } = getComputedStyle(near);
      return [outline, boxShadow, borderColor, stroke, filter];
    }
  });
}

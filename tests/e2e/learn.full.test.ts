import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { fromNothing, tutorial } from "#web/features/learn/lessons/lessons.ts";
import {
  aTab,
  atStep,
  doLesson,
  doneInTutorial,
  doStep,
  mouse,
  overview,
  tutorialPart,
  wayForward,
} from "./lessons.ts";
import { openAs } from "./openAs.ts";
import { activate, aPerson, askToSignIn, signIn, signUp, textsIn } from "./person.ts";
import { situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

describe("the tutorial", () => {
  it.concurrent("stands still between its steps", async () => {
    const tab = await aTab(chromium.browser);
    await tab.goto(`${site.url}/en/tutorial?lesson=tutorial&step=1`);
    const places = async () =>
      Promise.all([".tac-board", ".lesson-panel"].map((part) => tab.locator(part).boundingBox()));
    await atStep(tab, tutorial, 0);
    const before = await places();
    for (const [at, step] of tutorial.steps.slice(0, -1).entries()) {
      await doStep(tab, step, mouse);
      await wayForward(tab).click();
      await atStep(tab, tutorial, at + 1);
      expect(await places(), step.id).toEqual(before);
    }
  });
});

describe("on a phone", () => {
  it.concurrent.for(["de", "en", "ru"])(
    "text and task of every step are seen at once (%s)",
    async (locale) => {
      const tab = await aTab(chromium.browser, { viewport: { width: 360, height: 740 } });
      // Whoever has done a step may leave it.
      const done = fromNothing.flatMap(({ id, steps: all }) => all.map((_, step) => ({ lesson: id, step })));
      await tab.addInitScript((steps) => localStorage.setItem("TacUnsentSteps", steps), JSON.stringify(done));
      const scrolling: string[] = [];
      for (const lesson of fromNothing) {
        await tab.goto(`${site.url}/${locale}/tutorial?lesson=${lesson.id}&step=1`);
        for (const [at, step] of lesson.steps.entries()) {
          await atStep(tab, lesson, at, locale);
          const isScrolling = await tab
            .locator(".lesson-words")
            .evaluate((words) => words.scrollHeight > words.clientHeight);
          if (isScrolling) scrolling.push(`${lesson.id}.${step.id}`);
          if (at < lesson.steps.length - 1) await wayForward(tab).click();
        }
      }
      expect(scrolling).toEqual([]);
    },
  );
});

describe("progress in the lessons", () => {
  it("goes along when a guest signs up, and two devices agree", async () => {
    const guest = await aTab(chromium.browser);
    await doFirstStep(guest);
    const person = aPerson("Ottoline");
    await guest.goto(`${site.url}/en/impressum`);
    await signUp(guest, t, person);
    await activate(guest, t, site.url, person);
    await guest.goto(`${site.url}/en/impressum`);
    await askToSignIn(guest, t);
    await signIn(guest, t, person);
    await guest.goto(site.url + overview);
    await doneInTutorial(guest, 1).waitFor();

    const other = await aTab(chromium.browser);
    await other.goto(`${site.url}/en/impressum`);
    await askToSignIn(other, t);
    await signIn(other, t, person);
    await other.goto(site.url + overview);
    await doneInTutorial(other, 1).waitFor();
    await tutorialPart(other)
      .getByRole("link", { name: t("learnPages.tutorial.resume") })
      .click();
    await atStep(other, tutorial, 2);
    await doStep(other, tutorial.steps[2], mouse);
    await other.getByRole("link", { name: t("learnPages.player.stop") }).click();
    await doneInTutorial(other, 2).waitFor();
    // The page counts what it has yet to send.
    const unsent = () => Object.keys(localStorage).filter((key) => key.includes("Unsent"));
    await expect.poll(() => other.evaluate(unsent)).toEqual([]);
    await guest.reload();
    await doneInTutorial(guest, 2).waitFor();
  });

  it("of a chapter is shown with the others", async () => {
    await aMember(site.db, "Lerner", { locale: "en" });
    const [aim] = fromNothing;
    const tab = await openAs(chromium.browser, site.url, "Lerner", overview);
    await tab.getByRole("link", { name: t("learnPages.course.start") }).click();
    await doLesson(tab, aim, mouse);
    await wayForward(tab).click();
    await atStep(tab, fromNothing[1], 0);
    await tab.getByRole("link", { name: t("learnPages.player.stop") }).click();
    await tab.getByRole("link", { name: t("learnPages.course.resume") }).waitFor();
  });
});

describe("a first game", () => {
  it.concurrent("brings a hint with every turn, until they are switched off", async () => {
    const tab = await aTab(chromium.browser);
    await tab.goto(site.url + overview);
    await tab.getByRole("button", { name: t("learnPages.on.game.start") }).click();
    await tab.waitForURL(/\/game\?gameID=\d+$/);
    await situation(tab);
    const told = tab.locator(".game-hint.is-told");
    await told.waitFor();
    await tab.reload();
    await told.waitFor();
    await tab.getByRole("button", { name: t("game.hint.end") }).click();
    await tab.reload();
    await situation(tab);
    await tab.getByRole("button", { name: t("game.hint.ask") }).waitFor();
    expect(await told.count()).toBe(0);
  });
});

async function doFirstStep(tab: Tab): Promise<void> {
  await tab.goto(`${site.url}/en/tutorial?lesson=tutorial&step=2`);
  await doStep(tab, tutorial.steps[1], mouse);
}

import { describe, expect, it } from "vitest";
import { type Move, parseMove } from "#rules/index.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { fromNothing, tutorial } from "#web/features/learn/lessons/lessons.ts";
import { wrongWords } from "#web/features/learn/lessonTexts.ts";
import { phone } from "./gathering.ts";
import {
  aTab,
  atStep,
  doLesson,
  doneInTutorial,
  doStep,
  draggingMouse,
  exerciseOf,
  finger,
  keyboard,
  makeMove,
  mouse,
  overview,
  tLearn,
  tutorialPart,
  verdict,
  wayForward,
} from "./lessons.ts";
import { textsIn } from "./person.ts";
import { deviceOf, handsOn, watching } from "./touching.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

describe("the tutorial", () => {
  it.concurrent.for([
    ["a mouse", draggingMouse, {}],
    ["a finger", finger, phone],
    ["the keyboard alone", keyboard, {}],
  ] as const)("is done with %s, from the landing page and back to it", async ([, hands, options]) => {
    const tab = await aTab(chromium.browser, options);
    await tab.goto(`${site.url}/en`);
    await hands.press(tab.getByRole("link", { name: t("landing.newcomer") }));
    await hands.press(tutorialPart(tab).getByRole("link", { name: t("learnPages.tutorial.start") }));
    await doLesson(tab, tutorial, hands);
    await tab.waitForURL(/\/en\/?$/);
    await tab.goto(site.url + overview);
    await doneInTutorial(tab, 10).waitFor();
    await tutorialPart(tab)
      .getByRole("link", { name: t("learnPages.tutorial.repeat") })
      .waitFor();
  });

  it.concurrent("answers a wrong move in its own words, and puts it back", async () => {
    const at = tutorial.steps.findIndex(({ id }) => id === "makeSkip");
    const tab = await aTab(chromium.browser);
    await tab.goto(`${site.url}/en/tutorial?lesson=tutorial&step=${at + 1}`);
    await makeMove(tab, parseMove("0 8 0-8") as Move, mouse);
    const answer = verdict(tab, "wrong");
    await answer.waitFor();
    expect(await answer.textContent()).toBe(wrongWords(tLearn, exerciseOf(tutorial.steps[at]), "moved"));
    expect(await wayForward(tab).getAttribute("aria-disabled")).toBe("true");
    await tab.locator(".tac-spot[data-place='0']").waitFor();
    await doStep(tab, tutorial.steps[at], mouse);
    await wayForward(tab).click();
    await atStep(tab, tutorial, at + 1);
  });
});

describe("on a phone", () => {
  it.concurrent.for(["pushUp", "waitAtHome"])(
    "the step %s is done by tapping, and no button lies over the board",
    async (id) => {
      const size = [360, 740] as const;
      const lesson = fromNothing.find(({ steps }) => steps.some((step) => step.id === id))!;
      const at = lesson.steps.findIndex((step) => step.id === id);
      const tab = await aTab(chromium.browser, deviceOf(size));
      await tab.goto(`${site.url}/en/tutorial?lesson=${lesson.id}&step=${at + 1}`);
      await atStep(tab, lesson, at);
      await doStep(tab, lesson.steps[at], watching(tab, handsOn(size)));
    },
  );
});

describe("progress in the lessons", () => {
  it.concurrent("survives a reload, goes on at the first open step, and is taken back after asking", async () => {
    const tab = await aTab(chromium.browser);
    await tab.goto(`${site.url}/en/tutorial?lesson=tutorial&step=1`);
    await doStep(tab, tutorial.steps[0], mouse);
    await wayForward(tab).click();
    await atStep(tab, tutorial, 1);
    await doStep(tab, tutorial.steps[1], mouse);
    await tab.getByRole("link", { name: t("learnPages.player.stop") }).click();
    await doneInTutorial(tab, 1).waitFor();
    await tab.reload();
    await tutorialPart(tab)
      .getByRole("link", { name: t("learnPages.tutorial.resume") })
      .click();
    await atStep(tab, tutorial, 2);
    await tab.goto(site.url + overview);
    await tutorialPart(tab)
      .getByRole("button", { name: t("learnPages.reset") })
      .click();
    await tab
      .getByRole("dialog")
      .getByRole("button", { name: t("learnPages.resetDialog.sure") })
      .click();
    await doneInTutorial(tab, 0).waitFor();
  });
});

import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import {
  cardName,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  parseMove,
  type State,
  tac,
  viewOf,
} from "#rules/index.ts";
import { withSite } from "#tests/support/site.ts";
import { exercisesOf, learner, type MoveGoal, type Step } from "#web/features/learn/lesson.ts";
import { fromNothing } from "#web/features/learn/lessons/lessons.ts";
import {
  answerWords,
  lessonWords,
  otherNames,
  pointWords,
  stepWords,
} from "#web/features/learn/lessonTexts.ts";
import { playOn } from "#web/features/learn/position.ts";
import { beginStep } from "#web/features/learn/run.ts";
import { ballWords, targetWords } from "#web/game/words/ballWords.ts";
import { partsOf } from "#web/game/words/pointedText.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import moves from "#web/locales/en/moves.json" with { type: "json" };
import { groupOf, type Heard, Listener } from "./hearing.ts";
import { exerciseOf, tLearn } from "./lessons.ts";
import { textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const i18n = createInstance();
void i18n.init({ lng: "en", resources: { en: { moves } }, initAsync: false });
const tMoves = i18n.getFixedT("en", "moves");

const hand = t("game.yourHand");
const [sources, targets, actions] = ["sources", "targets", "actions"].map((key) => t(`game.${key}`));
const hasArrows = (group: string) => [hand, sources, targets].includes(group) || /’s cards$/.test(group);

describe("somebody who only hears the page, and has a keyboard", () => {
  it("learns Tac from nothing", async () => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/tutorialoverview`);
    const person = await Listener.on(tab, hasArrows);
    await press(person, "link", t("learnPages.course.start"));
    for (const lesson of fromNothing) {
      const { title } = lessonWords(tLearn, lesson);
      for (const [at, step] of lesson.steps.entries()) {
        const values = { lesson: title, step: String(at + 1), steps: String(lesson.steps.length) };
        await until(
          person,
          ({ role, name }) => role === "heading" && name === t("learnPages.player.title", values),
        );
        await expectWords(person, step);
        await solve(person, step);
        const isLast = at === lesson.steps.length - 1;
        const end = lesson === fromNothing.at(-1) ? "end" : "next";
        await press(person, "button", t(`learnPages.player.${isLast ? end : "forward"}`));
      }
    }
    await until(person, ({ role, name }) => role === "heading" && name === t("learnPages.end.allDone"));
    await until(person, ({ role, name }) => role === "button" && name === t("learnPages.on.game.start"));
    await press(person, "link", t("learnPages.player.finish"));
    await until(person, ({ role, name }) => role === "heading" && name === t("learnPages.heading"));
    const exercises = String(fromNothing.flatMap(exercisesOf).length);
    await until(person, ({ text }) =>
      text.includes(t("learnPages.stepsDone", { done: exercises, steps: exercises })),
    );
    await until(person, ({ role, name }) => role === "button" && name === t("learnPages.on.game.start"));
  });
});

/** The words of the step can be heard, and the focus is on them, unless the step is the first on the page. */
async function expectWords(person: Listener, step: Step): Promise<void> {
  const { text, task } = stepWords(tLearn, step);
  // Between them the places are said at which they point.
  const said = [...partsOf(text), ...partsOf(task ?? "")].map(({ words }) => words.trim());
  await until(person, ({ role, name }) => role === "group" && said.every((words) => name.includes(words)));
}

/** Does what a step asks for, by what can be heard. */
async function solve(person: Listener, step: Step): Promise<void> {
  const { goal } = step;
  if (goal.kind === "read") return;
  if (goal.kind === "quiz") await press(person, "button", answerWords(tLearn, exerciseOf(step), 0));
  if (goal.kind === "card") await pressCard(person, goal.card);
  if (goal.kind === "move") await makeMoves(person, step, goal);
  const point = pointWords(tLearn, exerciseOf(step));
  await until(person, ({ role, text }) => role === "status" && text.includes(point));
}

async function makeMoves(person: Listener, step: Step, goal: MoveGoal): Promise<void> {
  let { state } = beginStep(step);
  for (const text of goal.solutions[0].split(", ")) {
    const move = parseMove(text) as Move;
    await makeMove(person, state, move);
    ({ state } = playOn(state, move));
  }
}

async function makeMove(person: Listener, state: State, move: Move): Promise<void> {
  await pressCard(person, cardName(moveCard(move)));
  // Where nothing else can be done, one press discards.
  if (moveKind(move) === "discard") return;
  if (moveKind(move) !== "ball")
    return pressIn(person, actions, ({ name }) => !name.startsWith(t("game.action.move")));
  const { table } = viewOf(state, learner);
  const speakers: SeatNames = {
    variant: table.variant,
    names: [t("game.you"), ...otherNames(tLearn)],
    own: learner,
  };
  const board = moveCard(move) === tac && table.seven.left === 0 ? table.before : table.board;
  const ball = ballWords(tMoves, speakers, board, moveFrom(move));
  const target = targetWords(tMoves, speakers, table, move, moveFrom(move));
  const isTarget = (heard: Heard) => groupOf(heard) === targets && heard.name === target;
  const isBall = (heard: Heard) => groupOf(heard) === sources && heard.name === ball;
  const heard = await until(person, (each) => isTarget(each) || isBall(each));
  if (!heard.some(isTarget)) await pressIn(person, sources, ({ name }) => name === ball);
  await pressIn(person, targets, ({ name }) => name === target);
}

/** Presses a card, if it is not chosen already. */
async function pressCard(person: Listener, card: string): Promise<void> {
  const isCard = ({ role, name }: Heard) => role === "button" && name === tMoves(`card.${card}` as "card.1");
  const heard = await until(person, (each) => isCard(each) && hasArrows(groupOf(each) ?? ""));
  if (heard.some((each) => isCard(each) && each.isPressed)) return;
  await person.press((now) => now.find((each) => isCard(each) && !each.isPressed));
}

async function pressIn(person: Listener, group: string, isMeant: (heard: Heard) => boolean): Promise<void> {
  const meant = (each: Heard) => each.role === "button" && groupOf(each) === group && isMeant(each);
  await until(person, meant);
  await person.press((heard) => heard.find(meant));
}

async function press(person: Listener, role: string, name: string): Promise<void> {
  await until(person, (each) => each.role === role && each.name === name);
  await person.press((heard) => heard.find((each) => each.role === role && each.name === name));
}

/** Waits until something like this can be heard. @returns everything that can be heard then */
async function until(person: Listener, isMeant: (heard: Heard) => boolean): Promise<readonly Heard[]> {
  let heard: readonly Heard[] = [];
  const isThere = async () => {
    heard = await person.hear();
    return heard.some(isMeant);
  };
  await expect.poll(isThere, { interval: 20 }).toBe(true);
  return heard;
}

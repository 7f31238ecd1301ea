import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  formatMove,
  isRing,
  legalMoves,
  type Move,
  moveCard,
  moveSeat,
  type Place,
  parseCard,
  parseMove,
} from "#rules/index.ts";
import { placesIn, plainText } from "#web/game/words/pointedText.ts";
import { locales } from "#web/i18n/locale.ts";
import { keysOf } from "#web/i18n/messageKeys.ts";
import { type Exercise, exercisesOf, learner, type MoveGoal, type Step } from "../lesson.ts";
import { beginStep, type Outcome, type Run, takeMoves, type Verdict } from "../run.ts";
import { fromNothing, lessons, tutorial } from "./lessons.ts";

type MoveExercise = Exercise & { goal: MoveGoal };

const steps = lessons.flatMap((lesson) => lesson.steps);
const exercises = lessons.flatMap(exercisesOf);
const named = (list: readonly Step[]) => list.map((step) => [step.id, step] as const);
const moveExercises = exercises.filter((step): step is MoveExercise => step.goal.kind === "move");

/** The texts as they are written: with the places at which they point. */
const textsOf = (locale: string) =>
  keysOf(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/${locale}/learn.json`), "utf8")),
  );
const german = textsOf("de");

describe("every step", () => {
  test("has an id of its own", () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test.each(named(steps))("%s begins at a legal position", (_id, step) => {
    expect(beginStep(step).state.table.phase).not.toBe("halted");
  });

  test.each(named(exercises))("%s asks for what can be done there", (_id, { id, goal, ...step }) => {
    const { state } = beginStep({ id, goal, ...step } as Step);
    const moves = legalMoves(state).filter((move) => moveSeat(move) === learner);
    if (goal.kind === "card") expect(moves.map(moveCard)).toContain(parseCard(goal.card));
    if (goal.kind === "move") expect(moves).not.toEqual([]);
    if (step.chosen !== undefined) expect(moves.map(moveCard)).toContain(parseCard(step.chosen));
  });
});

describe("every step with a move", () => {
  test.each(named(moveExercises))("%s is met by each of its solutions", (_id, step) => {
    const { solutions } = step.goal as MoveGoal;
    expect(solutions).not.toEqual([]);
    for (const solution of solutions) expect(playedIn(step, solution).kind, solution).toBe("met");
  });

  test.each(named(moveExercises))("%s is not met by doing nothing", (_id, step) => {
    const { isMet } = step.goal as MoveGoal;
    expect(isMet?.(beginStep(step)) ?? false).toBe(false);
  });

  test.each(named(moveExercises))("%s answers every other turn in words of its own", (id, step) => {
    const { isMet, solutions, wrongs } = step.goal as MoveGoal;
    const met = new Set<string>();
    const said = new Set<string>();
    for (const { run, verdict } of everyTurn(beginStep(step))) {
      const turn = run.moves.map(formatMove).join(", ");
      if (verdict.kind === "met") met.add(turn);
      expect(verdict.kind, turn).not.toBe("open");
      if (verdict.kind !== "wrong") continue;
      said.add(verdict.wrong);
      expect(german.keys().toArray(), turn).toContain(`steps.${id}.wrong.${verdict.wrong}`);
    }
    expect([...said].toSorted(), "each of the words is an answer to something").toEqual(
      wrongs.map((wrong) => wrong.id).toSorted(),
    );
    if (isMet === undefined) expect([...met].toSorted()).toEqual(solutions.toSorted());
    else expect([...met]).toEqual(expect.arrayContaining([...solutions]));
  });
});

describe("the texts", () => {
  test("say what every step needs, and nothing else", () => {
    expect([...german.keys()].filter((key) => /^(steps|reads|lessons)\./.test(key)).toSorted()).toEqual(
      lessons
        .flatMap(({ id, steps }) => [
          `lessons.${id}.title`,
          `lessons.${id}.about`,
          ...steps.flatMap(keysOfStep),
        ])
        .toSorted(),
    );
  });

  test.each(locales)("have no sentence of more than 25 words in %s", (locale) => {
    const sentences = [...textsOf(locale).values()].flatMap((text) =>
      plainText(text).split(/(?<=[.!?…])\s+/),
    );
    expect(sentences.filter((sentence) => wordsIn(sentence) > 25)).toEqual([]);
  });

  test.each(locales)("explain in at most three sentences, and ask in one or two, in %s", (locale) => {
    const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/).length;
    for (const [key, text] of textsOf(locale)) {
      if (key.endsWith(".text")) expect(sentencesIn(text), key).toBeLessThanOrEqual(3);
      if (key.endsWith(".task")) expect(sentencesIn(text), key).toBeLessThanOrEqual(2);
    }
  });

  test.each(named(exercises))("point on the ring only where %s has a marble, or at a start", (id, step) => {
    const { table } = beginStep(step).state;
    const isMeant = (place: Place) =>
      !isRing(place) ||
      table.variant.start.includes(place) ||
      !table.board.isEmpty(place) ||
      !table.before.isEmpty(place);
    for (const [key, text] of german) {
      if (key.startsWith(`steps.${id}.`))
        for (const place of placesIn(text)) expect(isMeant(place), `${key} ${place}`).toBe(true);
    }
  });

  test.each(locales)("point at the same places in %s as in German", (locale) => {
    for (const [key, text] of textsOf(locale)) {
      if (/\.(text|task)$/.test(key))
        expect(placesIn(text).toSorted(), key).toEqual(placesIn(german.get(key)!).toSorted());
    }
  });

  test.each(locales)("show places instead of giving them numbers in %s", (locale) => {
    const numbered = { de: /Feld \d/, en: /fields? \d+ past/, ru: /\d+-\p{L}+ пол/u }[locale];
    expect([...textsOf(locale).values()].filter((text) => numbered.test(text))).toEqual([]);
  });

  test.each(locales)("praise in ten ways in %s", (locale) => {
    const praises = [...textsOf(locale)].filter(([key]) => key.startsWith("praise.")).map(([, text]) => text);
    expect(new Set(praises).size).toBe(10);
  });
});

test("the tutorial has ten steps to do", () => {
  expect(exercisesOf(tutorial)).toHaveLength(10);
});

test.each(fromNothing.map((lesson) => [lesson.id, lesson] as const))(
  "the chapter %s has two to five exercises",
  (_id, lesson) => {
    expect(exercisesOf(lesson).length).toBeGreaterThanOrEqual(2);
    expect(exercisesOf(lesson).length).toBeLessThanOrEqual(5);
  },
);

test("the chapters take fifteen minutes in all", () => {
  expect(fromNothing.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(15);
});

/** Plays a solution, with the parts of a seven taken together as the table does. */
function playedIn(step: Step, solution: string): Verdict {
  let run = beginStep(step);
  let outcome: Outcome | undefined;
  for (const turn of turnsOf(
    run,
    solution.split(", ").map((text) => parseMove(text)!),
  )) {
    outcome = takeMoves(run, turn);
    run = outcome.run;
  }
  return outcome!.verdict;
}

/** Splits moves after each that ends a card: the parts of a seven stay together. */
function turnsOf(begin: Run, moves: readonly Move[]): Move[][] {
  const turns: Move[][] = [];
  let run = begin;
  let turn: Move[] = [];
  for (const move of moves) {
    turn.push(move);
    const { run: next } = takeMoves(run, turn);
    if (next.state.table.seven.left > 0) continue;
    run = next;
    turns.push(turn);
    turn = [];
  }
  return turns;
}

/** Every legal turn of the learner, and every exchange that it leads to, until there is a verdict. */
function* everyTurn(run: Run, parts: readonly Move[] = []): Generator<Outcome> {
  const state = parts.length === 0 ? run.state : takeMoves(run, parts).run.state;
  for (const move of legalMoves(state)) {
    if (moveSeat(move) !== learner) continue;
    const outcome = takeMoves(run, [...parts, move]);
    if (outcome.verdict.kind !== "open") yield outcome;
    else if (outcome.run.state.table.seven.left > 0) yield* everyTurn(run, [...parts, move]);
    else if (legalMoves(outcome.run.state).some((next) => moveSeat(next) === learner))
      yield* everyTurn(outcome.run);
    else yield outcome;
  }
}

function keysOfStep(step: Step): string[] {
  if (step.goal.kind === "read") return [`reads.${step.id}`];
  const { goal } = step;
  const head = `steps.${step.id}`;
  const own = [`${head}.text`, `${head}.task`, `${head}.point`];
  if (goal.kind === "quiz")
    own.push(...Array.from({ length: goal.answers }, (_, answer) => `${head}.answers.${answer}`));
  if (goal.kind === "move" || goal.kind === "card")
    own.push(...goal.wrongs.map(({ id }) => `${head}.wrong.${id}`));
  return own;
}

function wordsIn(sentence: string): number {
  return sentence.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

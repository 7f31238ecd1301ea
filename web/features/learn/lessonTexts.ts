import type { TFunction } from "i18next";
import type learn from "../../locales/de/learn.json";
import type { Exercise, ExerciseID, Lesson, ReadingID, Step, WrongID } from "./lesson.ts";

type Translate = TFunction<"learn">;

/** The name of a lesson and, in a sentence, what it teaches. */
export function lessonWords(t: Translate, { id }: Lesson): { title: string; about: string } {
  return { title: t(`lessons.${id}.title`), about: t(`lessons.${id}.about`) };
}

/** What a step says before anything is done: an explanation and, unless it is only read, a task. */
export function stepWords(t: Translate, step: Step): { text: string; task: string | null } {
  if (step.goal.kind === "read") return { text: t(`reads.${step.id as ReadingID}`), task: null };
  const id = step.id as ExerciseID;
  return { text: t(`steps.${id}.text`), task: t(`steps.${id}.task`) };
}

/** What an exercise says once it is done: why that matters in play. */
export function pointWords(t: Translate, { id }: Exercise): string {
  return t(`steps.${id}.point`);
}

type WrongKey = { [ID in ExerciseID]: `steps.${ID}.wrong.${WrongID<ID>}` }[ExerciseID];

/** What an exercise says of a mistake that `takeMoves` has found. */
export function wrongWords(t: Translate, { id }: Exercise, wrong: string): string {
  return t(`steps.${id}.wrong.${wrong}` as WrongKey);
}

type AnswerKey = {
  [ID in ExerciseID]: (typeof learn.steps)[ID] extends { answers: infer Answers }
    ? `steps.${ID}.answers.${keyof Answers & string}`
    : never;
}[ExerciseID];

/** An answer of a quiz; 0 is the right one. */
export function answerWords(t: Translate, { id }: Exercise, answer: number): string {
  return t(`steps.${id}.answers.${answer}` as AnswerKey);
}

/** What is said, in place of a praise, when the last step of a chapter is done. */
export function chapterDoneWords(t: Translate): string {
  return t("chapterDone");
}

/** What is said of parts of a seven that lead to the goal no more. */
export function lostWords(t: Translate): string {
  return t("lost");
}

/** What a quiz says of any wrong answer. */
export function wrongAnswerWords(t: Translate): string {
  return t("quiz.wrong");
}

/** Praise for a right answer: one of ten texts. `draw` is a random number from 0 up to, but not including, 1. */
export function praiseWords(t: Translate, draw: number): string {
  return t(`praise.${praises[Math.floor(draw * praises.length)]}`);
}

const praises = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** What follows the praise if another question comes. */
export function nextQuestionWords(t: Translate): string {
  return t("quiz.next");
}

/** The names of the four seats as the table shows them; the learner's own is the caller's business. */
export function otherNames(t: Translate): readonly [string, string, string] {
  return [t("names.left"), t("names.partner"), t("names.right")];
}

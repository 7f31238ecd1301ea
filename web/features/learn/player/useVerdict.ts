import { useTranslation } from "react-i18next";
import type { Step } from "../lesson.ts";
import { isExercise } from "../lessonProgress.ts";
import {
  chapterDoneWords,
  lostWords,
  nextQuestionWords,
  pointWords,
  praiseWords,
  wrongAnswerWords,
  wrongWords,
} from "../lessonTexts.ts";
import type { Verdict } from "./LessonPanel.tsx";
import type { StepRun } from "./useStepRun.ts";

/**
 * What the lesson answers to what was done last, in its own words; `null` as long as there is nothing to answer.
 * @param isLost whether the parts of a seven that are chosen lead to the goal no more
 * @param next the step that follows; undefined at the end of a chapter
 */
export function useVerdict(
  step: Step,
  { isDone, isLost, draw, wrong }: Pick<StepRun, "isDone" | "draw" | "wrong"> & { isLost: boolean },
  next: Step | undefined,
): Verdict | null {
  const { t } = useTranslation("learn");
  if (!isExercise(step)) return null;
  if (isDone) {
    const isQuestionNext = step.goal.kind === "quiz" && next?.goal.kind === "quiz";
    const praise = next === undefined ? chapterDoneWords(t) : praiseWords(t, draw);
    const sentences = [praise, pointWords(t, step), isQuestionNext && nextQuestionWords(t)];
    return { kind: "right", text: sentences.filter(Boolean).join(" ") };
  }
  if (isLost) return { kind: "wrong", text: lostWords(t) };
  if (wrong === undefined) return null;
  const text = step.goal.kind === "quiz" ? wrongAnswerWords(t) : wrongWords(t, step, wrong);
  return { kind: "wrong", text };
}

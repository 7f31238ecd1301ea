import { type Exercise, exercisesOf, type Lesson, type Step } from "./lesson.ts";

/** How far somebody is in a lesson. */
export interface LessonProgress {
  /** Whether each step has been done; one that is only read is, when the exercise after it is. */
  readonly steps: readonly boolean[];
  /** Exercises done, of all. */
  readonly done: number;
  readonly of: number;
  readonly state: "start" | "resume" | "repeat";
  /** The first step that is open, counted from 0; the first one of all if none is. */
  readonly next: number;
}

/** How far somebody is who has done these exercises of the lesson, in its order. */
export function progressIn(lesson: Lesson, isDone: readonly boolean[] = []): LessonProgress {
  const exercises = exercisesOf(lesson);
  const done = exercises.filter((_, i) => isDone[i]).length;
  const steps = lesson.steps.map((_, at) => isDone[exercisesBefore(lesson, at)] ?? done === exercises.length);
  return {
    steps,
    done,
    of: exercises.length,
    state: done === 0 ? "start" : done < exercises.length ? "resume" : "repeat",
    next: Math.max(0, steps.indexOf(false)),
  };
}

/** How many exercises come before a step: the number of the exercise that it is, or that follows it. */
export function exercisesBefore({ steps }: Lesson, at: number): number {
  return steps.slice(0, at).filter(isExercise).length;
}

export function isExercise(step: Step): step is Exercise {
  return step.goal.kind !== "read";
}

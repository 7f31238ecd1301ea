import { describe, expect, test } from "vitest";
import learnPages from "../../locales/de/learnPages.json" with { type: "json" };
import { exercisesOf } from "./lesson.ts";
import { readStep } from "./lessonAddress.ts";
import { progressIn } from "./lessonProgress.ts";
import { lessons, tutorial } from "./lessons/lessons.ts";

const firstExercise = tutorial.steps.findIndex(({ goal }) => goal.kind !== "read");

describe("progress in a lesson", () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    "%s begins, goes on and is done",
    (_, lesson) => {
      const all = exercisesOf(lesson);
      expect(progressIn(lesson)).toMatchObject({ state: "start", next: 0, done: 0, of: all.length });
      const isDone = all.map(() => true);
      expect(progressIn(lesson, isDone)).toMatchObject({ state: "repeat", next: 0, done: all.length });
      expect(progressIn(lesson, isDone).steps).not.toContain(false);
      expect(progressIn(lesson, [true]).state).toBe(all.length === 1 ? "repeat" : "resume");
    },
  );

  test("goes on at the first open step", () => {
    expect(progressIn(tutorial, [true, true]).next).toBe(firstExercise + 2);
    expect(progressIn(tutorial, [true, false, true]).next).toBe(firstExercise + 1);
  });

  test("counts what is only read with the exercise after it", () => {
    expect(progressIn(tutorial, []).steps.slice(0, firstExercise + 1)).not.toContain(true);
    expect(progressIn(tutorial, [true]).steps.slice(0, firstExercise + 1)).not.toContain(false);
  });
});

test("every step of the tutorial has a name for the overview", () => {
  expect(Object.keys(learnPages.tutorial.step)).toEqual(exercisesOf(tutorial).map(({ id }) => id));
});

describe("the step in an address", () => {
  test("is counted from 1", () => {
    expect(readStep(tutorial, "1")).toBe(0);
    expect(readStep(tutorial, String(tutorial.steps.length))).toBe(tutorial.steps.length - 1);
  });

  test.each([null, "", "0", "-1", "1.5", "99", "two"])("%j is none", (text) => {
    expect(readStep(tutorial, text)).toBeUndefined();
  });
});

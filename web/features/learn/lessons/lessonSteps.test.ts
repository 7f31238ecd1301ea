import { expect, test } from "vitest";
import { lessonSteps } from "#schema/lessons.ts";
import { limits } from "#schema/limits.ts";
import { exercisesOf } from "../lesson.ts";
import { lessons } from "./lessons.ts";

test("progress is stored of every lesson, and of as many steps as it has tasks", () => {
  expect(Object.fromEntries(lessons.map((lesson) => [lesson.id, exercisesOf(lesson).length]))).toEqual(
    lessonSteps,
  );
  expect(Math.max(...Object.values(lessonSteps))).toBeLessThanOrEqual(limits.lessonStepsMax);
});

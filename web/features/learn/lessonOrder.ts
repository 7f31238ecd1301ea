import type { Lesson } from "./lesson.ts";
import { fromNothing, lessons, tutorial } from "./lessons/lessons.ts";

/** The lesson of this id; the tutorial if there is none. */
export function lessonOf(id: string | null): Lesson {
  return lessons.find((lesson) => lesson.id === id) ?? tutorial;
}

/** The chapter that follows a chapter. */
export function lessonAfter(lesson: Lesson): Lesson | undefined {
  const at = fromNothing.indexOf(lesson);
  return at < 0 ? undefined : fromNothing[at + 1];
}

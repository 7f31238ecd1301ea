import type { Lesson } from "../lesson.ts";
import { tutorial } from "./tutorial.ts";

export { tutorial };

/** Tac from nothing: chapter by chapter for who has never seen the game. */
export const fromNothing: readonly Lesson[] = [];

/** Every lesson once. */
export const lessons: readonly Lesson[] = [tutorial, ...fromNothing];

import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LessonID } from "../lessons.ts";
import { users } from "./users.ts";

const user = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** How far a user is in a lesson. */
export const lessonProgress = sqliteTable(
  "lesson_progress",
  {
    userId: user(),
    lesson: text().$type<LessonID>().notNull(),
    /** Bit n is set if step n is done. */
    done: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lesson] })],
);

/** How many steps of a lesson all users have done: the sum over `lesson_progress`. */
export const siteLessons = sqliteTable("site_lessons", {
  lesson: text().$type<LessonID>().primaryKey(),
  steps: integer().notNull(),
});

/** A user's attempt at a puzzle. Whether it has solved the puzzle was judged here, from its moves. */
export const puzzleAttempts = sqliteTable(
  "puzzle_attempts",
  {
    userId: user(),
    puzzleId: text().notNull(),
    /** When it ended, on the device (ms UTC). */
    at: integer().notNull(),
    /** The day (days since 1970) whose puzzle it was; else null. */
    day: integer(),
    isSolved: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.puzzleId, table.at] })],
);

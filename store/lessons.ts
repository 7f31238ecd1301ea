import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { lessonProgress } from "#schema/db/learning.ts";
import type { LessonID, StepMasks } from "#schema/lessons.ts";
import type { Database } from "./db.ts";
import { countBits } from "./totals/lessonSums.ts";

/**
 * How far players are in the lessons. Steps are added and removed bit by bit in SQL, so that no step of another device
 * is lost, and each change of a row changes the site's sum in the same transaction.
 */

/** The steps that a player has done. */
export async function findLessonSteps(db: Database, userID: number): Promise<StepMasks> {
  return masksOf(await selectSteps(db, userID));
}

/**
 * Adds steps to those that a player has done; of an account that was deleted meanwhile nothing is stored.
 * @returns all of the player's
 */
export async function addLessonSteps(db: Database, userID: number, masks: StepMasks): Promise<StepMasks> {
  const added = sql`(select key as lesson, value as mask from json_each(${JSON.stringify(masks)}))`;
  const [, , rows] = await db.batch([
    db.run(sql`insert into site_lessons (lesson, steps)
      select a.lesson, ${countBits(sql`a.mask & ~coalesce(p.done, 0)`)}
      from ${added} a join users u on u.id = ${userID}
      left join lesson_progress p on p.user_id = u.id and p.lesson = a.lesson
      where true
      on conflict (lesson) do update set steps = steps + excluded.steps`),
    db.run(sql`insert into lesson_progress (user_id, lesson, done)
      select u.id, a.lesson, a.mask from ${added} a join users u on u.id = ${userID}
      where true
      on conflict (user_id, lesson) do update set done = done | excluded.done`),
    selectSteps(db, userID),
  ]);
  return masksOf(rows);
}

/** Removes steps of a lesson from those that a player has done. @returns all of the player's */
export async function removeLessonSteps(
  db: Database,
  userID: number,
  lesson: LessonID,
  mask: number,
): Promise<StepMasks> {
  const isOwn = sql`p.user_id = ${userID} and p.lesson = ${lesson}`;
  const [, , rows] = await db.batch([
    db.run(sql`update site_lessons set steps = steps - ${countBits(sql`p.done & ${mask}`)}
      from lesson_progress p where ${isOwn} and site_lessons.lesson = p.lesson`),
    db.run(sql`update lesson_progress as p set done = done & ~${mask} where ${isOwn}`),
    selectSteps(db, userID),
  ]);
  return masksOf(rows);
}

/** Subtracts what a player has done from the site's sum, before the player's rows are deleted in the same batch. */
export function takeStepsFromSum(db: Database, userID: number): BatchItem<"sqlite"> {
  return db.run(sql`update site_lessons set steps = steps - ${countBits(sql`p.done`)}
    from lesson_progress p where p.user_id = ${userID} and site_lessons.lesson = p.lesson`);
}

function selectSteps(db: Database, userID: number) {
  return db
    .select({ lesson: lessonProgress.lesson, done: lessonProgress.done })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userID));
}

function masksOf(rows: readonly { lesson: LessonID; done: number }[]): StepMasks {
  return Object.fromEntries(rows.map(({ lesson, done }) => [lesson, done]));
}

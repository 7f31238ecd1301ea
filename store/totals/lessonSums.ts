import { type SQL, sql } from "drizzle-orm";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";

/** The site's sums, as they follow from what players have done. */
export const lessonSums = sql`select p.lesson, sum(${countBits(sql`p.done`)}) as steps
  from lesson_progress p group by p.lesson having steps > 0`;

/** Computes the site's sums anew. */
export async function recountLessonSteps(db: Database): Promise<void> {
  await db.batch([
    db.run(sql`delete from site_lessons`),
    db.run(sql`insert into site_lessons (lesson, steps) ${lessonSums}`),
  ]);
}

/** How many bits of a number are set. */
export function countBits(mask: SQL): SQL {
  const bits = JSON.stringify(Array.from({ length: limits.lessonStepsMax }, (_, step) => 2 ** step));
  return sql`(select sum((${mask}) & value <> 0) from json_each(${bits}))`;
}

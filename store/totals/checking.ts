import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db.ts";
import { columnsOf } from "./counting.ts";
import { lessonSums } from "./lessonSums.ts";
import { streaksOf } from "./streaks.ts";
import { type TotalsTable, totalsTables } from "./tables.ts";

/** A table of totals that does not contain what follows from the games or, for `site_lessons`, from players' progress. */
export interface Difference {
  table: string;
  /** Rows that are stored and do not follow from the games, and rows that are not stored and do. */
  stored: number;
  missing: number;
}

/**
 * Compares what is stored with what follows from the games and from players' progress.
 * @returns the tables that differ, and how many ended games are not counted yet
 */
export async function checkTotals(db: Database): Promise<{ differences: Difference[]; uncounted: number }> {
  const counted = sql`g.is_counted = 1`;
  const tables: [string, TotalsTable][] = Object.entries(totalsTables);
  const differences: Difference[] = [];
  const compare = async (table: string, columns: string[], rows: SQL, where = sql`true`) => {
    const list = sql.raw(columns.join(", "));
    const stored = sql`select ${list} from ${sql.raw(table)} where ${where}`;
    const [{ n: surplus }] = await db.all<{ n: number }>(
      sql`select count(*) as n from (${stored} except select * from (${rows}))`,
    );
    const [{ n: missing }] = await db.all<{ n: number }>(
      sql`select count(*) as n from (select * from (${rows}) except ${stored})`,
    );
    if (surplus > 0 || missing > 0) differences.push({ table, stored: surplus, missing });
  };
  for (const [name, table] of tables) await compare(name, columnsOf(table), table.rows(counted));
  await compare(
    "player_streaks",
    ["user_id", "current", "longest_won", "longest_lost", "last_ended_at", "last_game_id"],
    streaksOf(sql`select id from users`),
  );
  // The row stays when nobody has done a step of the lesson any more.
  await compare("site_lessons", ["lesson", "steps"], lessonSums, sql`steps > 0`);
  const [{ n: uncounted }] = await db.all<{ n: number }>(
    sql`select count(*) as n from games where status <> 'running' and is_counted = 0`,
  );
  return { differences, uncounted };
}

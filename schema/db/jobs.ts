import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What the Worker still has to do elsewhere (schema/jobs.ts). A row is written together with its cause and deleted when
 * it is done. The jobs of a lane are done in order. Times in ms UTC.
 */
export const jobs = sqliteTable(
  "jobs",
  {
    /** Never reused: an operator may still know a job that is done. */
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    lane: text().notNull(),
    payload: text({ mode: "json" }).notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next. */
    nextAt: integer().notNull(),
    /** Since when it has been tried: when it was written, or retried by an operator. */
    waitsSince: integer().notNull(),
    /** Why the last attempt failed. */
    lastError: text(),
    /** When it was given up; null for all others. */
    diedAt: integer(),
  },
  (table) => [
    index("jobs_by_lane").on(table.lane, table.id).where(sql`died_at is null`),
    index("jobs_waiting").on(table.waitsSince).where(sql`died_at is null`),
    index("jobs_dead").on(table.diedAt).where(sql`died_at is not null`),
  ],
);

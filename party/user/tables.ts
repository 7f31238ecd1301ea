import type { Migration } from "../migrations.ts";

/**
 * The tables of a person's room: who it is, where the person waits since when, the games in numbers, and whom a guest has
 * become.
 */
export const userMigrations: readonly Migration[] = [
  `CREATE TABLE person (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     identity TEXT NOT NULL,
     waiting_id TEXT,
     waiting_since INTEGER,
     games TEXT
   );`,
  `ALTER TABLE person ADD COLUMN became TEXT;`,
];

import type { Migration } from "../migrations.ts";

/**
 * The tables of the lobby: its lists (`entry` is null for a removed one, `at` is when it was reported, entries with
 * `goes_first` come before all others), who has opened waiting rooms recently, and, in one row, the database that all
 * rooms belong to, with the highest ids that it has given.
 */
export const lobbyMigrations: readonly Migration[] = [
  `CREATE TABLE entries (
     list TEXT NOT NULL,
     id TEXT NOT NULL,
     v INTEGER NOT NULL,
     entry TEXT,
     at INTEGER NOT NULL,
     is_told INTEGER NOT NULL,
     UNIQUE (list, id)
   );
   CREATE INDEX untold_entries ON entries (list, at) WHERE is_told = 0;`,
  `CREATE TABLE openings (person TEXT NOT NULL, at INTEGER NOT NULL);`,
  `ALTER TABLE entries ADD COLUMN goes_first INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX listed_entries ON entries (list, goes_first) WHERE entry IS NOT NULL;`,
  `CREATE TABLE site (
     row INTEGER PRIMARY KEY CHECK (row = 1),
     id TEXT NOT NULL,
     users INTEGER NOT NULL,
     guests INTEGER NOT NULL,
     games INTEGER NOT NULL
   );`,
  `ALTER TABLE site ADD COLUMN tournaments INTEGER NOT NULL DEFAULT 0;`,
];

import type { Migration } from "../migrations.ts";

/**
 * The tables of the lobby: its lists (`entry` is null for a removed one, `at` is when it was reported, entries with
 * `goes_first` come before all others), who has opened waiting rooms recently, and, in one row, the database that all
 * rooms belong to, with the highest ids that it has given; the public tournaments (`entry` is null for one that has
 * ended, `begins` is the date of the first round), the winners of the last one, who has created private ones
 * recently, and how many people wait for a quick match; the rooms whose outboxes have dead letters or stuck messages; and what
 * the site has counted.
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
  `CREATE TABLE tournaments (
     id INTEGER PRIMARY KEY,
     v INTEGER NOT NULL,
     entry TEXT,
     begins INTEGER,
     at INTEGER NOT NULL,
     is_told INTEGER NOT NULL
   );
   CREATE INDEX untold_tournaments ON tournaments (id) WHERE is_told = 0;
   CREATE INDEX current_tournaments ON tournaments (begins, id) WHERE entry IS NOT NULL;
   CREATE TABLE winners (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     tournament_id INTEGER NOT NULL,
     ended_at INTEGER NOT NULL,
     v INTEGER NOT NULL,
     teams TEXT NOT NULL,
     is_told INTEGER NOT NULL
   );
   CREATE TABLE tournaments_created (person TEXT NOT NULL, at INTEGER NOT NULL);`,
  `ALTER TABLE site ADD COLUMN tournaments INTEGER NOT NULL DEFAULT 0;`,
  // For how long a move may take in games that run already is not known here; none of them is turn-based.
  `UPDATE entries SET entry = json_set(entry, '$.moveTimeMs', NULL) WHERE list = 'running' AND entry IS NOT NULL;`,
  `CREATE TABLE queue (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     v INTEGER NOT NULL,
     counts TEXT NOT NULL,
     is_told INTEGER NOT NULL
   );`,
  `CREATE TABLE undelivered (
     party TEXT NOT NULL,
     room TEXT NOT NULL,
     dead_letters INTEGER NOT NULL,
     stuck_since INTEGER,
     PRIMARY KEY (party, room)
   ) WITHOUT ROWID;`,
  `CREATE TABLE figures (row INTEGER PRIMARY KEY CHECK (row = 1), sums TEXT NOT NULL);`,
];

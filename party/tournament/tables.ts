import type { Migration } from "../migrations.ts";

/**
 * The table of a tournament's room: its state, the secret of the link to a private one, and when it ended (ms UTC). The
 * state counts its changes by itself.
 */
export const tournamentMigrations: readonly Migration[] = [
  `CREATE TABLE tournament (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     state TEXT NOT NULL,
     invitation TEXT,
     ended_at INTEGER
   );`,
];

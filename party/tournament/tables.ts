import type { Migration } from "../migrations.ts";

/**
 * The table of a tournament's room: its state, the key in the address of a private one and the secret of the link that
 * invites to it, and when it ended (ms UTC). The state counts its changes by itself.
 */
export const tournamentMigrations: readonly Migration[] = [
  `CREATE TABLE tournament (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     state TEXT NOT NULL,
     invitation TEXT,
     ended_at INTEGER
   );`,
  `ALTER TABLE tournament ADD COLUMN key TEXT;
   UPDATE tournament SET key = substr(lower(hex(randomblob(16))), 1, 22) WHERE invitation IS NOT NULL;`,
];

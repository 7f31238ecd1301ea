import { messageTables } from "../messages/tables.ts";
import type { Migration } from "../migrations.ts";

/**
 * The tables of a channel: its messages, its members, who leads it, when it ends (NULL: nobody, never), who reads that
 * of a tournament besides its members (NULL: not known yet), and how many messages it has taken over.
 */
export const channelMigrations: readonly Migration[] = [
  messageTables,
  `CREATE TABLE channel (only INTEGER PRIMARY KEY CHECK (only = 1), members TEXT NOT NULL, ends INTEGER);`,
  `ALTER TABLE channel ADD COLUMN leader TEXT;`,
  `ALTER TABLE channel ADD COLUMN readers TEXT;`,
  `ALTER TABLE channel ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;`,
];

import type { Migration } from "../migrations.ts";

/**
 * The tables of a room that people write in: its messages, each with who wrote it, and up to which of them libSQL has them and
 * how often bringing it the next ones has failed.
 */
export const messageTables: Migration = `
  CREATE TABLE messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT,
    person_id INTEGER,
    name TEXT,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    origin TEXT UNIQUE
  );
  CREATE INDEX messages_by_time ON messages (created);
  CREATE INDEX messages_by_sender ON messages (person_id, kind, created);
  CREATE TABLE mirror (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    number INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  );
  INSERT INTO mirror (only, number, attempts) VALUES (1, 0, 0);`;

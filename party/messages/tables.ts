import type { Migration } from "../migrations.ts";

/**
 * The tables of a room with messages: the messages with their authors, the last one that libSQL has, and how often the
 * next batch has failed.
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

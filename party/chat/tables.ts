import { messageTables } from "../messages/tables.ts";
import type { Migration } from "../migrations.ts";

/**
 * The tables of a chat: its messages, its properties and its members. A member sees the messages after number `since`,
 * has read them up to `read`, and sees nothing of the chat while it is hidden; moderation blocks it from writing until
 * `blocked_until`. Whoever has left a group is a leaver until they come back. `conditions` is what the members' own rooms
 * have told.
 */
export const chatMigrations: readonly Migration[] = [
  messageTables,
  `CREATE TABLE chat (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     id TEXT NOT NULL,
     title TEXT,
     created INTEGER NOT NULL,
     v INTEGER NOT NULL DEFAULT 0
   );
   CREATE TABLE members (
     user_id INTEGER PRIMARY KEY,
     place INTEGER NOT NULL,
     name TEXT NOT NULL,
     since INTEGER NOT NULL,
     read INTEGER NOT NULL,
     is_hidden INTEGER NOT NULL
   );`,
  `ALTER TABLE members ADD COLUMN blocked_until INTEGER;`,
  `CREATE TABLE leavers (
     user_id INTEGER PRIMARY KEY,
     name TEXT NOT NULL,
     invited_by INTEGER,
     has_declined INTEGER NOT NULL DEFAULT 0
   );`,
  `CREATE TABLE conditions (
     user_id INTEGER PRIMARY KEY,
     v INTEGER NOT NULL,
     muted TEXT NOT NULL,
     games TEXT NOT NULL
   );`,
];

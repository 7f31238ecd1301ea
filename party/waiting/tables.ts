import type { Migration } from "../migrations.ts";

/** The tables of a waiting room: how it stands, and how often that has changed. */
export const waitingMigrations: readonly Migration[] = [
  `CREATE TABLE waiting (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     state TEXT NOT NULL,
     v INTEGER NOT NULL
   );`,
];

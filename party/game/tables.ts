import type { Migration } from "../migrations.ts";

/** The tables of a game: how it began, and its moves. Everything else follows from these. */
export const gameMigrations: readonly Migration[] = [
  `CREATE TABLE game (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     opening TEXT NOT NULL,
     seed BLOB NOT NULL,
     seed_hash TEXT NOT NULL
   );
   CREATE TABLE moves (version INTEGER PRIMARY KEY, move TEXT NOT NULL, at INTEGER NOT NULL);`,
];

import type { Migration } from "../migrations.ts";

/** The tables of the queue: who waits, who is called, which friends are asked along, and the next number of these. */
export const queueMigrations: readonly Migration[] = [
  `CREATE TABLE parties (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE calls (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE asks (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE numbers (only INTEGER PRIMARY KEY CHECK (only = 1), next INTEGER NOT NULL, v INTEGER NOT NULL);`,
];

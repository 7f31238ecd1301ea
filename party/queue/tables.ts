import type { Migration } from "../migrations.ts";

/**
 * The tables of the queue: who waits, who is called, which friends are asked along, the next number of these; and who has
 * missed calls.
 */
export const queueMigrations: readonly Migration[] = [
  `CREATE TABLE parties (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE calls (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE asks (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
   CREATE TABLE numbers (only INTEGER PRIMARY KEY CHECK (only = 1), next INTEGER NOT NULL, v INTEGER NOT NULL);`,
  `CREATE TABLE misses (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);`,
];

import type { Migration } from "../migrations.ts";

/** The tables of a game: how it began, its moves, who has sat where, and what people are doing just now. */
export const gameMigrations: readonly Migration[] = [
  `CREATE TABLE game (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     opening TEXT NOT NULL,
     seed BLOB NOT NULL,
     seed_hash TEXT NOT NULL
   );
   CREATE TABLE moves (version INTEGER PRIMARY KEY, move TEXT NOT NULL, at INTEGER NOT NULL);`,
  `UPDATE game SET opening = json_set(
     opening,
     '$.colors', json_array('black', 'red', 'blue', 'green', 'white', 'orange'),
     '$.moveTimeMs', NULL,
     '$.isPrivate', json('false'),
     '$.waitingID', NULL
   );
   ALTER TABLE game ADD COLUMN aborted_at INTEGER;
   ALTER TABLE moves ADD COLUMN is_autopilot INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE absences (seat INTEGER PRIMARY KEY, since INTEGER NOT NULL);
   CREATE TABLE autopilots (seat INTEGER PRIMARY KEY);
   CREATE TABLE sittings (
     number INTEGER PRIMARY KEY,
     seat INTEGER NOT NULL,
     owner TEXT NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL
   );`,
  `CREATE TABLE offers (only INTEGER PRIMARY KEY CHECK (only = 1), offer TEXT NOT NULL, ended_at INTEGER);`,
  `ALTER TABLE game ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE rematch (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     waiting_id TEXT NOT NULL,
     is_open INTEGER NOT NULL DEFAULT 0
   );`,
  `ALTER TABLE absences ADD COLUMN is_called INTEGER NOT NULL DEFAULT 0;`,
  // For an older game it is unknown whether its channel was ever opened.
  `ALTER TABLE game ADD COLUMN has_channel INTEGER NOT NULL DEFAULT 0;
   UPDATE game SET has_channel = 1;`,
  `ALTER TABLE rematch ADD COLUMN v INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE rematch ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]';`,
  // A row in it: the game was given up before it began.
  `CREATE TABLE given_up (only INTEGER PRIMARY KEY CHECK (only = 1));`,
  `UPDATE game SET opening = json_set(opening, '$.isRated', json('true'));`,
  // How a match of a tournament was decided when its time was up, and which of its sides have come.
  `UPDATE game SET opening = json_set(opening, '$.tournament', NULL);
   ALTER TABLE game ADD COLUMN decision TEXT;
   CREATE TABLE came (side INTEGER PRIMARY KEY);`,
  // The last question of each circle whether to end the game early.
  `CREATE TABLE endings (circle TEXT PRIMARY KEY, ending TEXT NOT NULL, is_open INTEGER NOT NULL);`,
  // The vacations of the players of a turn-based game.
  `CREATE TABLE breaks (seat INTEGER PRIMARY KEY, breaks TEXT NOT NULL);`,
  // Who asked for a move, and the request's id: the answer follows from that.
  `ALTER TABLE moves ADD COLUMN request TEXT;`,
  // What the event of a move said that does not follow from the moves; null if it can't be told again.
  `ALTER TABLE moves ADD COLUMN told TEXT;`,
  // All moves of a game that was fetched from libSQL, as JSON.
  `CREATE TABLE restored_moves (only INTEGER PRIMARY KEY CHECK (only = 1), moves TEXT NOT NULL);`,
  // Where the seed came from; null if the server drew it alone.
  `ALTER TABLE game ADD COLUMN draw TEXT;`,
];

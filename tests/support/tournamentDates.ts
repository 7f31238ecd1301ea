import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TournamentState } from "#party/tournament/state.ts";
import { followClock } from "#party/tournament/time.ts";

/**
 * Lets time pass (ms) for a tournament of a stopped site: all its dates, and what its room has measured, are that much
 * longer ago. Its alarm stays, so that what is due by then happens as soon as anybody asks the room for something, and
 * those whom it concerns can come first.
 */
export function letTournamentAge(roomsDir: string, tournamentID: number, ms: number): void {
  const isThis = (db: DatabaseSync) => stateIn(db)?.id === tournamentID;
  if (!filesOfTournaments(roomsDir).some((file) => inFile(file, (db) => isThis(db) && age(db, ms))))
    throw new Error(`there is no room of tournament ${tournamentID} in ${roomsDir}`);
}

function age(db: DatabaseSync, ms: number): true {
  const state = followClock(stateIn(db) as TournamentState, ms);
  const moved = (at: number) => at - ms;
  const schedule = state.schedule && {
    ...state.schedule,
    signUpBegin: moved(state.schedule.signUpBegin),
    signUpDeadline: moved(state.schedule.signUpDeadline),
    creationDates: state.schedule.creationDates.map(moved),
  };
  db.prepare("UPDATE tournament SET state = ?").run(JSON.stringify({ ...state, schedule }));
  return true;
}

function stateIn(db: DatabaseSync): TournamentState | undefined {
  const isRoom = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'tournament'").get();
  const row = isRoom && db.prepare("SELECT state FROM tournament").get();
  return row && JSON.parse(String(row.state));
}

/** The files in which workerd stores the rooms of tournaments. */
function filesOfTournaments(roomsDir: string): string[] {
  const parties = readdirSync(join(roomsDir, "do")).filter((party) => party.includes("Tournament"));
  return parties.flatMap((party) =>
    readdirSync(join(roomsDir, "do", party))
      .filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite")
      .map((file) => join(roomsDir, "do", party, file)),
  );
}

function inFile<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

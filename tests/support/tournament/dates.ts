import { DatabaseSync } from "node:sqlite";
import type { TournamentState } from "#party/tournament/state.ts";
import { roomFilesIn } from "../roomFiles.ts";
import { aged } from "./aged.ts";

/**
 * Lets time pass (ms) for a tournament of a stopped site: all its dates, and what its room has measured, are that much
 * longer ago. Its alarm stays, so that what is due by then happens as soon as anybody asks the room for something, and
 * those whom it concerns can come first.
 */
export function letTournamentAge(roomsDir: string, tournamentID: number, ms: number): void {
  if (!roomFilesIn(roomsDir).some((file) => hasAged(file, tournamentID, ms)))
    throw new Error(`there is no room of tournament ${tournamentID} in ${roomsDir}`);
}

/** Ages the tournament if this is the file of its room. */
function hasAged(file: string, tournamentID: number, ms: number): boolean {
  const db = new DatabaseSync(file);
  try {
    const state = stateIn(db);
    if (state?.id !== tournamentID) return false;
    db.prepare("UPDATE tournament SET state = ?").run(JSON.stringify(aged(state, ms)));
    return true;
  } finally {
    db.close();
  }
}

function stateIn(db: DatabaseSync): TournamentState | undefined {
  const isRoom = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'tournament'").get();
  const row = isRoom && db.prepare("SELECT state FROM tournament").get();
  return row && JSON.parse(String(row.state));
}

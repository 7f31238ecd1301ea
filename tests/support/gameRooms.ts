import { DatabaseSync } from "node:sqlite";
import { formatMove } from "#rules/index.ts";
import type { PlayedGame } from "./playedGame.ts";
import { roomFilesIn } from "./roomFiles.ts";

/** Puts another game of the same variant into the room of a game of a stopped site, as if its seats had just played so far. */
export function putMoves(roomsDir: string, gameID: number, played: PlayedGame): void {
  if (!roomFilesIn(roomsDir).some((file) => hasPut(file, gameID, played)))
    throw new Error(`there is no room of game ${gameID} in ${roomsDir}`);
}

/** Puts the game there if this is the file of its room. */
function hasPut(file: string, gameID: number, { seed, seedHash, moves }: PlayedGame): boolean {
  const db = new DatabaseSync(file);
  try {
    const isRoom = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'game'").get();
    const row = isRoom && db.prepare("SELECT opening FROM game").get();
    if (row === undefined || JSON.parse(String(row.opening)).gameID !== gameID) return false;
    db.prepare("UPDATE game SET seed = ?, seed_hash = ?").run(seed, seedHash);
    db.exec("DELETE FROM moves");
    const add = db.prepare("INSERT INTO moves (version, move, at, is_autopilot) VALUES (?, ?, ?, 0)");
    for (const [i, move] of moves.entries()) add.run(i + 1, formatMove(move), Date.now());
    return true;
  } finally {
    db.close();
  }
}

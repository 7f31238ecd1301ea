import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import { gameRoom } from "#schema/roomNames.ts";
import { findUnopenedGames, noteOpened, removeUnopenedGames } from "#store/unopenedGames.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { tellRooms } from "./rooms.ts";

/**
 * Ends the games whose creation was interrupted between the row and the room. Nobody has ever seen them, so their rows
 * go: they count in nobody's statistics, and a waiting room that still tries to begin its game gets another one. Each
 * room is asked first, and one that was never opened refuses to be opened from then on.
 */
export async function endUnopenedGames(env: Env, now: number): Promise<void> {
  const by = now - limits.gameUnopenedMs;
  const gameIDs = await askDatabase(env, (db) => findUnopenedGames(db, by, limits.unopenedGamesAtOnce));
  const [opened, unopened]: [number[], number[]] = [[], []];
  const asked = tellRooms(gameIDs, async (gameID) => {
    const isOpened = await gameRoom(env, gameID).openedOrNever();
    (isOpened ? opened : unopened).push(gameID);
  });
  await asked.catch((error) => log("games not asked", "warn", error));
  if (opened.length > 0) await askDatabase(env, (db) => noteOpened(db, opened));
  if (unopened.length > 0) await askDatabase(env, (db) => removeUnopenedGames(db, unopened, now));
}

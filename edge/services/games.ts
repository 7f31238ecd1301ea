import { endSpareGames } from "#party/game/spareGames.ts";
import { tellGivenID } from "#party/site/ownSite.ts";
import { variantOf } from "#rules/variant.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { addGame, removeGame } from "#store/games.ts";
import { openSoloGamesOf } from "#store/soloGames.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/**
 * Starts a game of this player on seat 0 with bots on the other seats, and returns its id.
 * @throws Problem `conflict` where the player already watches limits.openSoloGames of such games
 */
export async function beginGameWithBots(
  env: Env,
  identity: Identity,
  { variant, level }: CreateGameBody,
  now: number,
): Promise<number> {
  const seats = Array.from(
    { length: variantOf(variant).seats },
    (_, seat): SeatOwner =>
      seat === 0 ? { kind: "human", identity } : { kind: "bot", level, name: `bot${seat}` },
  );
  const game = {
    variant,
    createdAt: now,
    seats,
    colors: ballColors.slice(0, seats.length),
    moveTimeMs: null,
    isPrivate: false,
    waitingID: null,
  };
  const open = await askDatabase(env, (db) => openSoloGamesOf(db, identity));
  if (!(await endSpareGames(env, identity, open)))
    throw new Problem("conflict", `No more than ${limits.openSoloGames} games can be open at a time.`);
  const gameID = await askDatabase(env, (db) => addGame(db, game));
  try {
    await tellGivenID(env, "games", gameID);
    await gameRoom(env, gameID).open({ gameID, ...game });
  } catch (error) {
    await askDatabase(env, (db) => removeGame(db, gameID));
    throw error;
  }
  return gameID;
}

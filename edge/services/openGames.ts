import { log } from "#party/log.ts";
import type { ReportErrorBody } from "#schema/api/games.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { GameRoomCalls, Identity } from "#schema/rooms.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { findRoom } from "./rooms.ts";

/**
 * Aborts a game of this player soon after its start.
 * @throws Problem `not_found`; `forbidden` for anybody who does not sit there; `conflict` when it is too
 * late, or the game is a tournament's
 */
export async function abortGame(env: Env, player: Identity, gameID: number): Promise<void> {
  const outcome = await (await roomOf(env, gameID)).abort(player);
  if (outcome === "not_seated") throw new Problem("forbidden", "Only who plays may abort a game.");
  if (outcome === "tournament_game")
    throw new Problem("conflict", "The game of a tournament can't be aborted.");
  if (outcome !== "aborted") throw new Problem("conflict", "It is too late to abort the game.");
}

/**
 * Writes a bug report with the game's whole log into the operator's log.
 * @throws Problem `not_found`
 */
export async function reportError(env: Env, { kind, id }: Identity, report: ReportErrorBody): Promise<void> {
  const record = await (await roomOf(env, report.gameID)).record();
  if (record === null) throw new Problem("not_found", "There is no such game.");
  log("error report", "error", { by: `${kind} ${id}`, ...report, record });
}

async function roomOf(env: Env, gameID: number): Promise<GameRoomCalls> {
  if ((await findRoom(env, "game", String(gameID))) === undefined)
    throw new Problem("not_found", "There is no such game.");
  return gameRoom(env, gameID);
}

import { findPlayer } from "#store/players.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/** The id of the player of this name. @throws Problem `not_found` if there is no such player */
export async function playerID(env: Env, username: string): Promise<number> {
  const player = await askDatabase(env, (db) => findPlayer(db, username));
  if (player === undefined) throw noPlayer(username);
  return player.id;
}

/** The answer where a player is asked for who does not exist. */
export function noPlayer(username: string): Problem {
  return new Problem("not_found", `There is no player called ${username}.`);
}

import { gameRoom } from "#schema/roomNames.ts";
import { addGame, findGameByKey } from "#store/games.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import { tellGivenID } from "../site/ownSite.ts";
import { gameFor } from "./games.ts";
import type { TournamentMessages } from "./outboxMessages.ts";
import { isRunning } from "./rounds.ts";
import type { TournamentState } from "./state.ts";

/** A tournament's room, as far as it is needed here. */
type Opener = {
  env: PartyEnv;
  state(): TournamentState;
  /** Stores the game of a match. */
  onOpened(matchID: string, gameID: number): void;
};

/**
 * Opens the game of a match: stores it in libSQL, under a key that makes it one game however often this is tried, opens
 * its room, and only then is it the match's. If the match needs no game any more, an earlier attempt may have left one:
 * if its room is open the tournament is told so and closes it, and else it will never open and the clock deletes its row.
 * @throws if it has to be tried again
 */
export async function openGame(room: Opener, message: TournamentMessages["openGame"]): Promise<void> {
  const { env } = room;
  const { matchID, createdAt, players } = message;
  const { id } = room.state();
  const creationKey = `tournament ${id} ${matchID}`;
  if (!isWanted(room.state(), matchID)) {
    const left = await askDatabase(env, (db) => findGameByKey(db, creationKey));
    if (left && (await gameRoom(env, left.id).openedOrNever())) room.onOpened(matchID, left.id);
    return;
  }
  const seats = players.map((identity) => ({ kind: "human" as const, identity }));
  const game = { ...gameFor(room.state(), matchID, createdAt), seats };
  const gameID = await askDatabase(env, (db) => addGame(db, { ...game, creationKey }));
  await tellGivenID(env, "games", gameID);
  if (!isWanted(room.state(), matchID)) throw new Error(`match ${matchID} needs no game any more`);
  // The clock has given it up, and deletes its row: the next try is for another game.
  if (!(await gameRoom(env, gameID).open({ gameID, ...game })))
    throw new Error(`game ${gameID} was given up`);
  room.onOpened(matchID, gameID);
}

function isWanted(state: TournamentState, matchID: string): boolean {
  return state.status === "running" && isRunning(state, matchID);
}

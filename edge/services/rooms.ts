import type { PartyName } from "#schema/api/sockets.ts";
import { limits } from "#schema/limits.ts";
import type { GameRoomCalls, TicketCalls } from "#schema/rooms.ts";
import { gameExists } from "#store/games.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/** What the Worker knows of a party: which names its rooms can have, whether a room is there, and how to call it. */
type Party = {
  isRoomName(room: string): boolean;
  exists(env: Env, room: string): Promise<boolean>;
  room(env: Env, room: string): TicketCalls;
};

const parties: Record<PartyName, Party> = {
  game: {
    isRoomName: (room) => /^(0|[1-9]\d{0,14})$/.test(room),
    exists: (env, room) => isGame(env, Number(room)),
    room: gameRoom,
  },
};

/**
 * The room of this name, or undefined where there is none: a name that nobody gave must not call a room into being. When
 * libSQL can't say, the room itself is asked.
 */
export async function findRoom(env: Env, partyName: string, room: string): Promise<TicketCalls | undefined> {
  if (!isParty(partyName)) return undefined;
  const party = parties[partyName];
  if (!party.isRoomName(room) || !(await party.exists(env, room))) return undefined;
  return party.room(env, room);
}

/** The room of a game, there or not yet. */
export function gameRoom(env: Env, name: string): GameRoomCalls {
  const games = env.JURISDICTION ? env.Game.jurisdiction(env.JURISDICTION) : env.Game;
  return games.getByName(name);
}

/** How many rooms are called at the same time. */
const roomsAtOnce = 20;

/**
 * Calls the rooms of these games, some at a time.
 * @throws AggregateError when some did not hear; then all others did
 */
export async function tellGames(
  env: Env,
  gameIDs: readonly number[],
  tell: (room: GameRoomCalls) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (let first = 0; first < gameIDs.length; first += roomsAtOnce) {
    const some = gameIDs.slice(first, first + roomsAtOnce);
    const told = await Promise.allSettled(some.map((gameID) => tell(gameRoom(env, String(gameID)))));
    for (const result of told) if (result.status === "rejected") faults.push(result.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rooms did not hear`);
}

function isParty(name: string): name is PartyName {
  return Object.hasOwn(parties, name);
}

/** Games known to exist, the latest last; games are never taken away again, so only their number is bounded. */
const knownGames = new Set<number>();

async function isGame(env: Env, gameID: number): Promise<boolean> {
  if (knownGames.has(gameID)) return true;
  try {
    if (!(await askDatabase(env, (db) => gameExists(db, gameID)))) return false;
  } catch (error) {
    if (error instanceof Problem) return gameRoom(env, String(gameID)).exists();
    throw error;
  }
  if (knownGames.size >= limits.gamesRemembered)
    knownGames.delete(knownGames.values().next().value ?? gameID);
  knownGames.add(gameID);
  return true;
}

import type { PartyName, SocketTicketAnswer, SocketTicketBody } from "#schema/api/sockets.ts";
import { limits } from "#schema/limits.ts";
import { chatID } from "#schema/protocol/chatOverview.ts";
import { waitingID } from "#schema/protocol/waitingGame.ts";
import { readRoomAddress } from "#schema/roomKeys.ts";
import {
  channelRoom,
  chatRoom,
  gameRoom,
  lobbyName,
  lobbyRoom,
  openChannels,
  tournamentRoom,
  userRoom,
  userRoomName,
  waitingRoom,
} from "#schema/roomNames.ts";
import type {
  GameRoomCalls,
  Identity,
  ModerationStatus,
  Person,
  TicketCalls,
  UserRoomCalls,
} from "#schema/rooms.ts";
import { gameExists } from "#store/games.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { tournamentVersion } from "#store/tournaments.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/** What the Worker knows about a party: which names its rooms can have, whether a room exists, and how to call it. */
type Party = {
  isRoomName(room: string): boolean;
  exists(env: Env, room: string): Promise<boolean>;
  room(env: Env, room: string): TicketCalls;
};

const parties: Record<PartyName, Party> = {
  channel: {
    isRoomName: isChannelName,
    exists: async (env, room) =>
      (!room.startsWith("g-") || (await isGame(env, Number(room.slice(2))))) &&
      (!room.startsWith("t-") || (await isTournament(env, Number(room.slice(2))))) &&
      channelRoom(env, room).exists(),
    room: channelRoom,
  },
  chat: {
    isRoomName: (room) => chatID.safeParse(room).success,
    exists: (env, room) => chatRoom(env, room).exists(),
    room: chatRoom,
  },
  game: {
    isRoomName: isGameID,
    exists: (env, room) => isGame(env, Number(room)),
    room: (env, room) => gameRoom(env, Number(room)),
  },
  lobby: {
    isRoomName: (room) => room === lobbyName,
    exists: async () => true,
    room: lobbyRoom,
  },
  tournament: {
    isRoomName: isTournamentID,
    exists: async (env, room) =>
      (await isTournament(env, Number(room))) && tournamentRoom(env, Number(room)).exists(),
    room: (env, room) => tournamentRoom(env, Number(room)),
  },
  user: {
    isRoomName: (room) => /^(user|guest)-[1-9]\d{0,14}$/.test(room),
    exists: (env, room) => userRoomOfName(env, room).exists(),
    room: userRoomOfName,
  },
  waiting: {
    isRoomName: (room) => waitingID.safeParse(room).success,
    exists: (env, room) => waitingRoom(env, room).exists(),
    room: waitingRoom,
  },
};

/**
 * The room at this address, or undefined if it does not exist: an invented name must not create a room. If libSQL can't
 * tell, the room itself is asked.
 * @throws Problem `unavailable` if libSQL can't tell whether there is a game, and its room does not have it
 */
export async function findRoom(
  env: Env,
  partyName: string,
  address: string,
): Promise<TicketCalls | undefined> {
  if (!isParty(partyName)) return undefined;
  const party = parties[partyName];
  const { room } = readRoomAddress(partyName, address);
  if (!party.isRoomName(room) || !(await party.exists(env, room))) return undefined;
  return party.room(env, room);
}

function isChannelName(room: string): boolean {
  const id = room.slice(2);
  if (room.startsWith("g-")) return isGameID(id);
  if (room.startsWith("w-")) return waitingID.safeParse(id).success;
  if (room.startsWith("t-")) return isTournamentID(id);
  return openChannels.some((name) => name === room);
}

function isTournamentID(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function isGameID(text: string): boolean {
  return /^(0|[1-9]\d{0,14})$/.test(text);
}

/** The name that a person uses for their own room. */
const ownRoom = "me";

/**
 * A ticket for this room, and the room's name: `me` means the caller's own; another person's own room is refused.
 * @returns undefined where there is no such room
 * @throws Problem `too_many_requests` for somebody who is in too many rooms
 */
export async function ticketFor(
  env: Env,
  { party, room }: SocketTicketBody,
  identity: Identity,
  session: string,
): Promise<SocketTicketAnswer | undefined> {
  const name = party === "user" && room === ownRoom ? userRoomName(identity) : room;
  const found = party === "user" ? userRoom(env, identity) : await findRoom(env, party, name);
  const address = readRoomAddress(party, name);
  if (found === undefined || (party === "user" && name !== userRoomName(identity))) return undefined;
  // A person's own room says by itself what the person is called now.
  const visitor =
    party === "user"
      ? identity
      : await userRoom(env, identity).visit(identity, { party, room: address.room }, session);
  if (visitor === "deleted") throw new Problem("unauthenticated", "The account is gone.");
  if (visitor === "full")
    throw new Problem("too_many_requests", `One person may be in ${limits.roomsPerPerson} rooms at a time.`, {
      headers: { "Retry-After": String(limits.visitsReviewPauseMs / 1000) },
    });
  const moderationStatus = await moderationStatusIn(env, party, identity);
  const ticket = await found.issueTicket(visitor, session, moderationStatus, address.key);
  if (ticket === null) return undefined;
  // Moderation may have decided otherwise meanwhile, and the rooms were told before they issued the ticket.
  const isOutdated =
    JSON.stringify(await moderationStatusIn(env, party, identity)) !== JSON.stringify(moderationStatus);
  return isOutdated ? ticketFor(env, { party, room }, identity, session) : { ticket, room: name };
}

/** The parties whose rooms need a user's moderation status. */
const moderated: readonly PartyName[] = ["channel", "chat", "user"];

/** The user's moderation status, for rooms that need it. */
async function moderationStatusIn(
  env: Env,
  party: PartyName,
  { kind, id }: Identity,
): Promise<ModerationStatus | undefined> {
  if (kind === "guest" || !moderated.includes(party)) return undefined;
  return askDatabase(env, (db) => findModerationStatus(db, id));
}

function userRoomOfName(env: Env, name: string): UserRoomCalls {
  const [kind, id] = name.split("-");
  return userRoom(env, { kind: kind as Person["kind"], id: Number(id) });
}

/** How many rooms are called concurrently. */
const roomsAtOnce = 20;

/**
 * Calls the rooms of these games, a few at a time.
 * @throws AggregateError when some could not be reached; all others were
 */
export async function tellGames(
  env: Env,
  gameIDs: readonly number[],
  tell: (room: GameRoomCalls) => Promise<void>,
): Promise<void> {
  await tellRooms(gameIDs, (gameID) => tell(gameRoom(env, gameID)));
}

/** The same for rooms of these names. */
export async function tellRooms<Name>(
  names: readonly Name[],
  tell: (name: Name) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (let first = 0; first < names.length; first += roomsAtOnce) {
    const told = await Promise.allSettled(names.slice(first, first + roomsAtOnce).map(tell));
    for (const result of told) if (result.status === "rejected") faults.push(result.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rooms did not hear`);
}

function isParty(name: string): name is PartyName {
  return Object.hasOwn(parties, name);
}

/** Ids of games known to exist, the most recent last. Games are never deleted, so only their number is bounded. */
const knownGames = new Set<number>();

async function isGame(env: Env, gameID: number): Promise<boolean> {
  if (knownGames.has(gameID)) return true;
  try {
    if (!(await askDatabase(env, (db) => gameExists(db, gameID)))) return false;
  } catch (error) {
    // What the room does not have may be a game that libSQL has alone, because the room was emptied.
    if (error instanceof Problem && (await gameRoom(env, gameID).exists())) return true;
    throw error;
  }
  if (knownGames.size >= limits.gamesRemembered)
    knownGames.delete(knownGames.values().next().value ?? gameID);
  knownGames.add(gameID);
  return true;
}

/** Whether there is a tournament with this id. If libSQL can't tell, its room is asked. */
async function isTournament(env: Env, id: number): Promise<boolean> {
  try {
    return (await askDatabase(env, (db) => tournamentVersion(db, id))) !== undefined;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

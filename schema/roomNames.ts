import type {
  GameRoomCalls,
  LobbyRoomCalls,
  Person,
  RoomBindings,
  RoomNamespace,
  UserRoomCalls,
  WaitingRoomCalls,
} from "./rooms.ts";

/** The one room of the party `lobby`. */
export const lobbyName = "main";

/** The name of a person's own room: `user-7`, `guest-12`. */
export function userRoomName({ kind, id }: Person): string {
  return `${kind}-${id}`;
}

/** The room of a game, there or not yet. */
export function gameRoom(env: RoomBindings, gameID: number): GameRoomCalls {
  return roomsOf(env, env.Game).getByName(String(gameID));
}

export function lobbyRoom(env: RoomBindings): LobbyRoomCalls {
  return roomsOf(env, env.Lobby).getByName(lobbyName);
}

/** A person's own room. */
export function userRoom(env: RoomBindings, person: Person): UserRoomCalls {
  return roomsOf(env, env.User).getByName(userRoomName(person));
}

/** A waiting room, there or not. */
export function waitingRoom(env: RoomBindings, waitingID: string): WaitingRoomCalls {
  return roomsOf(env, env.Waiting).getByName(waitingID);
}

function roomsOf<Calls>({ JURISDICTION }: RoomBindings, rooms: RoomNamespace<Calls>): RoomNamespace<Calls> {
  return JURISDICTION ? rooms.jurisdiction(JURISDICTION) : rooms;
}

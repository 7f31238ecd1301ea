import type { PartyName } from "./api/sockets.ts";
import type {
  ChannelRoomCalls,
  ChatRoomCalls,
  GameRoomCalls,
  LobbyRoomCalls,
  OutboxCalls,
  Person,
  QueueRoomCalls,
  RaterRoomCalls,
  RoomAddress,
  RoomBindings,
  RoomNamespace,
  TicketCalls,
  TournamentRoomCalls,
  UserRoomCalls,
  WaitingRoomCalls,
  WritingCalls,
} from "./rooms.ts";

/** The only room of the party `lobby`. */
export const lobbyName = "main";

/** The permanent channels. */
export const openChannels = ["general", "news"] as const;

/** The channel of a game. */
export function gameChannel(gameID: number): string {
  return `g-${gameID}`;
}

/** The channel of a waiting room. */
export function waitingChannel(waitingID: string): string {
  return `w-${waitingID}`;
}

/** The channel of a tournament. */
export function tournamentChannel(tournamentID: number): string {
  return `t-${tournamentID}`;
}

/** The name of a person's own room: `user-7`, `guest-12`. */
export function userRoomName({ kind, id }: Person): string {
  return `${kind}-${id}`;
}

/** The room at an address, whether it exists or not. */
export function roomAt(env: RoomBindings, { party, room }: RoomAddress): TicketCalls {
  const namespaces: Record<PartyName, RoomNamespace<TicketCalls>> = {
    channel: env.Channel,
    chat: env.Chat,
    game: env.Game,
    lobby: env.Lobby,
    tournament: env.Tournament,
    user: env.User,
    waiting: env.Waiting,
  };
  return roomsOf(env, namespaces[party]).getByName(room);
}

/** The outbox of a room, whether it exists or not. @throws for a party that has none */
export function outboxOf(env: RoomBindings, party: string, room: string): OutboxCalls {
  if (party === "queue") return queueRoom(env);
  return roomAt(env, { party: party as PartyName, room });
}

/** A channel, whether it exists or not. */
export function channelRoom(env: RoomBindings, name: string): ChannelRoomCalls {
  return roomsOf(env, env.Channel).getByName(name);
}

/** A chat, whether it exists or not. */
export function chatRoom(env: RoomBindings, chatID: string): ChatRoomCalls {
  return roomsOf(env, env.Chat).getByName(chatID);
}

/** The room with messages of this name: a chat's or a channel. */
export function writingRoom(env: RoomBindings, name: string): WritingCalls {
  return writingAddress(name).party === "chat" ? chatRoom(env, name) : channelRoom(env, name);
}

/** The address of the room with messages of this name. */
export function writingAddress(room: string): RoomAddress {
  return { party: /^[pc]-/.test(room) ? "chat" : "channel", room };
}

/** A game's room, whether it exists or not. */
export function gameRoom(env: RoomBindings, gameID: number): GameRoomCalls {
  return roomsOf(env, env.Game).getByName(String(gameID));
}

export function lobbyRoom(env: RoomBindings): LobbyRoomCalls {
  return roomsOf(env, env.Lobby).getByName(lobbyName);
}

/** The only room of the party `queue`. */
export function queueRoom(env: RoomBindings): QueueRoomCalls {
  return roomsOf(env, env.Queue).getByName("main");
}

/** The only room of the party `rater`. */
export function raterRoom(env: RoomBindings): RaterRoomCalls {
  return roomsOf(env, env.Rater).getByName("main");
}

/** A tournament's room, whether it exists or not. */
export function tournamentRoom(env: RoomBindings, tournamentID: number): TournamentRoomCalls {
  return roomsOf(env, env.Tournament).getByName(String(tournamentID));
}

/** A person's own room. */
export function userRoom(env: RoomBindings, person: Person): UserRoomCalls {
  return roomsOf(env, env.User).getByName(userRoomName(person));
}

/** A waiting room, whether it exists or not. */
export function waitingRoom(env: RoomBindings, waitingID: string): WaitingRoomCalls {
  return roomsOf(env, env.Waiting).getByName(waitingID);
}

function roomsOf<Calls>({ JURISDICTION }: RoomBindings, rooms: RoomNamespace<Calls>): RoomNamespace<Calls> {
  return JURISDICTION ? rooms.jurisdiction(JURISDICTION) : rooms;
}

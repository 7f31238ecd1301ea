import { env as workerEnv } from "cloudflare:workers";
import type { ChannelRoom } from "#party/channel/room.ts";
import type { ChatRoom } from "#party/chat/room.ts";
import type { PartyEnv } from "#party/env.ts";
import type { GameRoom } from "#party/game/room.ts";
import type { LobbyRoom } from "#party/lobby/room.ts";
import type { QueueRoom } from "#party/queue/room.ts";
import type { RaterRoom } from "#party/rater/room.ts";
import type { TournamentRoom } from "#party/tournament/room.ts";
import type { UserRoom } from "#party/user/room.ts";
import type { WaitingRoom } from "#party/waiting/room.ts";
import type { CounterRoom } from "./counter.ts";

/** The bindings of the adjacent wrangler.toml, and what globalSetup.ts adds. */
export interface RoomsEnv
  extends Omit<
    PartyEnv,
    "Channel" | "Chat" | "Game" | "Lobby" | "Queue" | "Rater" | "Tournament" | "User" | "Waiting"
  > {
  Channel: DurableObjectNamespace<ChannelRoom>;
  Chat: DurableObjectNamespace<ChatRoom>;
  Game: DurableObjectNamespace<GameRoom>;
  Lobby: DurableObjectNamespace<LobbyRoom>;
  Queue: DurableObjectNamespace<QueueRoom>;
  Rater: DurableObjectNamespace<RaterRoom>;
  Tournament: DurableObjectNamespace<TournamentRoom>;
  User: DurableObjectNamespace<UserRoom>;
  Waiting: DurableObjectNamespace<WaitingRoom>;
  Counter: DurableObjectNamespace<CounterRoom>;
  /** The address for stopping and starting the tests' libSQL server (globalSetup.ts). */
  LIBSQL_SWITCH: string;
  /** The address at which the tests' push service lists what it has received. */
  PUSH_DESK: string;
}

export const env = workerEnv as unknown as RoomsEnv;

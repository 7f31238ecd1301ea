import type { GameRoomCalls, Identity } from "#schema/rooms.ts";

/**
 * The rooms of a party. Only as much of the platform's namespace as the Worker calls, so that these types also stand
 * where the platform's own are not known (the client reads the type of the API).
 */
export interface RoomNamespace<Calls> {
  getByName(name: string): Calls;
  jurisdiction(name: Jurisdiction): RoomNamespace<Calls>;
}

/** A part of the world that rooms do not leave. */
export type Jurisdiction = "eu" | "fedramp";

/** The platform's counter of calls per key. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What wrangler.toml and the secrets give the Worker. */
export interface Env {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Set once and for all: a room's id holds it. */
  JURISDICTION?: Jurisdiction;
  Game: RoomNamespace<GameRoomCalls>;
  GUEST_SESSION_LIMIT: RateLimiter;
  ROOM_VISIT_LIMIT: RateLimiter;
  CREATE_GAME_LIMIT: RateLimiter;
  SOCKET_TICKET_LIMIT: RateLimiter;
}

/** Hono's view of it; `identity` is there behind `signedIn`. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: { identity: Identity };
}

import type { RoomBindings } from "#schema/rooms.ts";

/** What wrangler.toml and the secrets give to rooms. */
export interface PartyEnv extends RoomBindings {
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** How long bots wait before each move, in ms, instead of the times in schema/limits.ts. For tests and quick looks. */
  BOT_DELAY_MS?: string;
}

import type { RoomBindings } from "#schema/rooms.ts";
import type { DatabaseBindings } from "#store/db.ts";

/** The bindings and secrets that rooms get from wrangler.toml. */
export interface PartyEnv extends RoomBindings, DatabaseBindings {
  /** The site's origin, which push services are told. */
  SITE_URL?: string;
  /** The key that signs pushes, and further push services; see edge/env.ts. */
  VAPID_PRIVATE_KEY?: string;
  PUSH_SERVICES?: string;
  /**
   * How long bots wait before each move, in ms, instead of the times in schema/limits.ts. For tests and quick looks.
   */
  BOT_DELAY_MS?: string;
}

import type { RoomBindings } from "#schema/rooms.ts";
import type { DatabaseBindings } from "#store/db.ts";

/** What wrangler.toml and the secrets give to rooms. */
export interface PartyEnv extends RoomBindings, DatabaseBindings {
  /** Where this site is; push services are told. */
  SITE_URL?: string;
  /** What pushes are signed with, and which further push services there are; see edge/env.ts. */
  VAPID_PRIVATE_KEY?: string;
  PUSH_SERVICES?: string;
  /** How long bots wait before each move, in ms, instead of the times in schema/limits.ts. For tests and quick looks. */
  BOT_DELAY_MS?: string;
}

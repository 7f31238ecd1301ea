import { shownRating } from "#rules/rating/fold.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, QueueAsker } from "#schema/rooms.ts";
import { findOwnRatings } from "#store/ratings/reading.ts";
import { askDatabase } from "../../database.ts";
import type { PartyEnv } from "../../env.ts";
import { inTime } from "../../inTime.ts";
import { log } from "../../log.ts";

/** The person's ratings as shown, by family. Guests have none, and without libSQL one counts as a newcomer. */
export async function readOwnRatings(env: PartyEnv, { kind, id }: Identity): Promise<QueueAsker["ratings"]> {
  if (kind === "guest") return {};
  try {
    const found = askDatabase(env, (db) => findOwnRatings(db, id));
    const ratings = await inTime(found, limits.queueRatingsMs);
    return Object.fromEntries(ratings.map(({ family, mu }) => [family, shownRating(mu)]));
  } catch (error) {
    log("queued without ratings", "warn", error);
    return {};
  }
}

import { limits } from "#schema/limits.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type { GivenIDs, RoomBindings } from "#schema/rooms.ts";
import { type DatabaseBindings, openDatabaseOf } from "#store/db.ts";
import { findSite, nameSite, rejoinRooms } from "#store/site.ts";
import { inTime } from "../inTime.ts";
import { canRejoin, mismatchOf } from "./mismatch.ts";

/**
 * Rooms are named after ids that libSQL gives. With another database, or an older one, the same ids would be given again,
 * to other people, who would find themselves in rooms of those before them. So database and rooms carry one random id, and
 * the rooms (the lobby's, for all) know the highest ids: each is told to them before a room is named after it.
 */
export type SiteEnv = RoomBindings & DatabaseBindings;

/** Rooms and database are not of one site, or the database is of an earlier moment: neither may be used. */
export class SiteMismatch extends Error {
  override name = "SiteMismatch";
}

/** What was found last; `until` (ms UTC) it is not looked at anew. `undefined`: nobody could say. */
let found: { mismatch: string | null | undefined; until: number } = { mismatch: undefined, until: 0 };

/**
 * Looks, once for all that this Worker does, whether rooms and database belong together. While one of them does not answer
 * they count as if they did, for what needs no database goes on then.
 * @throws SiteMismatch where they don't
 */
export async function expectOwnSite(env: SiteEnv, now = Date.now()): Promise<void> {
  if (found.until <= now) await lookAnew(env, now);
  if (typeof found.mismatch === "string") throw new SiteMismatch(found.mismatch);
}

/** Looks at once whether they (still) belong together. */
export async function lookAnew(env: SiteEnv, now = Date.now()): Promise<void> {
  const before = found.mismatch;
  try {
    const mismatch = await inTime(compare(env), limits.databaseWaitMs);
    // The clock looks again every minute; who is turned away must not wait so long for what the operator has done.
    const until = mismatch === null ? Number.POSITIVE_INFINITY : now + limits.siteLookedAtAgainMs;
    found = { mismatch, until };
  } catch {
    // What was known holds on. Whoever needs the database will say that it is away.
    if (before !== null) found = { mismatch: before, until: now + limits.siteLookedAtAgainMs };
  }
}

/** Tells the rooms that this id was given, before one of them is named after it. @throws where they can't be told */
export async function tellGivenID(env: SiteEnv, table: keyof GivenIDs, id: number): Promise<void> {
  if (found.mismatch === undefined) await lookAnew(env);
  await expectOwnSite(env);
  if (found.mismatch === undefined)
    throw new Error("nobody could say whether rooms and database belong together");
  await lobbyRoom(env).idGiven(table, id);
}

/** The line that says why they don't belong together, or null. Whoever belongs to nobody yet belongs to the other. */
async function compare(env: SiteEnv): Promise<string | null> {
  const lobby = lobbyRoom(env);
  // Rooms first: what they know was in the database before, so it is there when that is asked.
  const known = await lobby.knownSite();
  const db = openDatabaseOf(env);
  const site = await findSite(db);
  const id = known?.id ?? site.id ?? (await nameSite(db, newID()));
  const mismatch = known && mismatchOf(known, site);
  if (mismatch && !(site.isToRejoin && canRejoin(known, site))) return mismatch;
  if (site.isToRejoin) await rejoinRooms(db, { id, given: known?.given ?? site.given });
  await lobby.belongTo({ id, given: site.given });
  return null;
}

function newID(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

import { limits } from "#schema/limits.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type { GivenIDs, RoomBindings } from "#schema/rooms.ts";
import { type Database, type DatabaseBindings, queryDatabase } from "#store/db.ts";
import { findSite, nameSite, rejoinRooms } from "#store/site.ts";
import { inTime } from "../inTime.ts";
import { canRejoin, mismatchOf } from "./mismatch.ts";

/**
 * Rooms are named after ids that libSQL gives. Another database, or an older copy, would give the same ids again, to
 * other people, who would find themselves in rooms of earlier ones. So database and rooms share one random id, and the
 * rooms (the lobby's, for all) know the highest ids: an id is reported to them before a room is named after it.
 */
export type SiteEnv = RoomBindings & DatabaseBindings;

/** Rooms and database belong to different sites, or the database is older than the rooms: neither may be used. */
export class SiteMismatch extends Error {
  override name = "SiteMismatch";
}

/** The last result, valid until `until` (ms UTC). `undefined`: nobody could tell. */
let found: { mismatch: string | null | undefined; until: number } = { mismatch: undefined, until: 0 };

/**
 * Checks, once for everything that this Worker does, whether rooms and database belong together. While one of them does
 * not answer they count as belonging together, because what needs no database goes on then.
 * @throws SiteMismatch where they don't
 */
export async function expectOwnSite(env: SiteEnv, now = Date.now()): Promise<void> {
  if (found.until <= now) await lookAnew(env, now);
  if (typeof found.mismatch === "string") throw new SiteMismatch(found.mismatch);
}

/** Checks at once whether they (still) belong together. */
export async function lookAnew(env: SiteEnv, now = Date.now()): Promise<void> {
  const before = found.mismatch;
  try {
    const mismatch = await inTime(compare(env), limits.databaseWaitMs);
    // The clock checks every minute. Refused callers must not wait that long after the operator has fixed it.
    const until = mismatch === null ? Number.POSITIVE_INFINITY : now + limits.siteLookedAtAgainMs;
    found = { mismatch, until };
  } catch {
    // The last result stays valid. Whoever needs the database will report that it is away.
    if (before !== null) found = { mismatch: before, until: now + limits.siteLookedAtAgainMs };
  }
}

/** Reports a new id to the rooms, before one of them is named after it. @throws where they can't be reached */
export async function tellGivenID(env: SiteEnv, table: keyof GivenIDs, id: number): Promise<void> {
  if (found.mismatch === undefined) await lookAnew(env);
  await expectOwnSite(env);
  if (found.mismatch === undefined)
    throw new Error("nobody could say whether rooms and database belong together");
  await lobbyRoom(env).idGiven(table, id);
}

/**
 * The line that says why they don't belong together, or null. A side that belongs to nobody yet is bound to the other.
 */
async function compare(env: SiteEnv): Promise<string | null> {
  const lobby = lobbyRoom(env);
  // Rooms first: what they know was in the database before, so the database has it when it is asked afterwards.
  const known = await lobby.knownSite();
  const ask = <T>(query: (db: Database) => Promise<T>) =>
    queryDatabase(env, query, { waitMs: limits.databaseWaitMs });
  const site = await ask(findSite);
  const id = known?.id ?? site.id ?? (await ask((db) => nameSite(db, newID())));
  const mismatch = known && mismatchOf(known, site);
  if (mismatch && !(site.isToRejoin && canRejoin(known, site))) return mismatch;
  if (site.isToRejoin) {
    const rejoined = { id, given: known?.given ?? site.given };
    await ask((db) => rejoinRooms(db, rejoined));
  }
  await lobby.belongTo({ id, given: site.given });
  return null;
}

function newID(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { latelyPlayedBy } from "#store/games.ts";
import { becomeUser, guestsOf, linkGuest, nameGuest as nameIn, unlinkGuests } from "#store/guests.ts";
import { hasSkeleton } from "#store/players.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { nameTaken } from "./nameTaken.ts";
import { tellGames } from "./rooms.ts";

/** Notes that a guest has signed up. Its games follow when it signs in, in whatever tab. */
export async function rememberGuest(env: Env, guest: Identity, userId: number): Promise<void> {
  await askDatabase(env, (db) => linkGuest(db, guest.id, userId));
}

/**
 * Gives a guest a name, which the guest's room tells all rooms where the guest is. No account has it at `now` (ms UTC), has
 * given it up lately, or has one that looks like it.
 * @returns the guest by that name
 * @throws Problem `USERNAME_NOT_AVAILABLE`, or `forbidden` for who has an account
 */
export async function nameGuest(env: Env, guest: Identity, name: string, now: number): Promise<Identity> {
  if (guest.kind !== "guest") throw new Problem("forbidden", "An account has a name.");
  const isTaken = await askDatabase(env, (db) => hasSkeleton(db, skeletonOf(name), { now }));
  if (isTaken) throw nameTaken();
  const named = await askDatabase(env, (db) => nameIn(db, guest.id, name));
  if (named === undefined) throw new Problem("unauthenticated", "The guest is gone.");
  await userRoom(env, named).renamed(named);
  return named;
}

/**
 * Gives a user all games of the guests that the user has been: of `guest`, who is signing in now, and of those who
 * signed up with this account. The rooms change first, and those of games that started meanwhile afterwards. If a step
 * fails, the next sign-in repeats it; every step is idempotent. From now on the guests' sockets belong to this
 * `session` of the user (`sessionMark`).
 */
export async function takeAlongGuests(
  env: Env,
  guest: Identity | undefined,
  user: Identity,
  session: string,
): Promise<void> {
  if (guest) await rememberGuest(env, guest, user.id);
  const guests = await askDatabase(env, (db) => guestsOf(db, user.id));
  if (guests.length === 0) return;
  // At a table whose game has just ended people still talk, and play again.
  const since = Date.now() - limits.gameChannelMs;
  for (const one of guests) {
    const gameIDs = await askDatabase(env, (db) => latelyPlayedBy(db, one, since));
    // Comes first, so that the sockets end with the session whatever fails afterwards.
    await userRoom(env, user).inherit(user, one, session);
    await tellGames(env, gameIDs, (room) => room.reseat(one, user, session));
    await userRoom(env, one).becomes(user, session);
  }
  const ids = guests.map(({ id }) => id);
  const gameIDs = await askDatabase(env, async (db) => {
    await becomeUser(db, ids, user.id);
    return latelyPlayedBy(db, user, since);
  });
  for (const one of guests) await tellGames(env, gameIDs, (room) => room.reseat(one, user, session));
  await askDatabase(env, (db) => unlinkGuests(db, ids));
}

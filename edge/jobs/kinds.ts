import type * as z from "zod/mini";
import { withoutNames } from "#party/game/archive.ts";
import { type JobPayloads, jobPayloads, type NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import { deleted, user } from "#schema/names.ts";
import { gameChannel, gameRoom, openChannels, userRoom, writingRoom } from "#schema/roomNames.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { changeArchives } from "#store/archivedGames.ts";
import { friendsOf } from "#store/friends.ts";
import { gamesOf, latelyPlayedBy, runningGamesOf } from "#store/games.ts";
import { userIdentity } from "#store/identities.ts";
import { roomsWrittenIn } from "#store/messages.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { deletePlayer } from "#store/players.ts";
import { livingSessions } from "#store/sessions.ts";
import { findUser } from "#store/users.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "../services/database.ts";
import { tellCustomer } from "../services/subscriptions/customer.ts";
import { chunks, tellEach } from "./audience.ts";

/** What happens to the jobs of one kind. */
export interface JobKind<Payload> {
  schema: z.ZodMiniType<Payload>;
  /**
   * Throws on failure. May be called again with a job that is done.
   * @returns jobs that follow, which are stored together with the end of this one
   */
  deliver(env: Env, payload: Payload): Promise<readonly NewJob[]>;
}

/** All kinds of jobs. */
export const jobKinds = {
  signOut: {
    schema: jobPayloads.signOut,
    deliver: async (env, { person, only }) => {
      const room = userRoom(env, person);
      const ended = only ?? (await endedSessions(env, person));
      await room.logOut(person, { only: ended });
      if (only) return [];
      // A session may have got a ticket just before it ended, and after the room was asked.
      const late = (await endedSessions(env, person)).filter((mark) => !ended.includes(mark));
      if (late.length > 0) await room.logOut(person, { only: late });
      return [];
    },
  },
  rename: {
    schema: jobPayloads.rename,
    deliver: async (env, { userID }) => {
      const found = await askDatabase(env, (db) => findUser(db, userID));
      if (!found || found.deletedAt !== null) return [];
      const renamed = userIdentity(found.id, found.username, found.nameVersion);
      // From now on the own room answers late calls with the new name.
      await userRoom(env, renamed).renamed(renamed);
      const games = await askDatabase(env, (db) => runningGamesOf(db, renamed));
      return tellingName(renamed, { games, writings: await writingsOf(env, renamed) });
    },
  },
  forget: {
    schema: jobPayloads.forget,
    // The user's own room comes first: it ends all sockets, so that none can write any more, and answers every later
    // call that the player is gone.
    deliver: async (env, { userID }) => {
      const gone = deleted(user(userID));
      const room = userRoom(env, gone);
      // An account that was never used may have no room, and none must be created only to be ended.
      const wasUsed = (await askDatabase(env, (db) => findUser(db, userID)))?.activatedAt !== null;
      if ((wasUsed || (await room.exists())) && !(await room.end(gone)))
        throw new Error("not all of the sockets have ended yet");
      const [games, friends] = await askDatabase(env, (db) =>
        Promise.all([gamesOf(db, gone), friendsOf(db, userID)]),
      );
      return [
        ...tellingName(gone, { games, writings: await writingsOf(env, gone) }),
        { kind: "remove", payload: { userID, friends: friends.map((friend) => friend.userID) } },
      ];
    },
  },
  remove: {
    schema: jobPayloads.remove,
    deliver: async (env, { userID, friends }) => {
      await askDatabase(env, (db) => deletePlayer(db, userID));
      return chunks({ users: friends }).map((to) => ({ kind: "tellFriends", payload: { to } }));
    },
  },
  tellName: {
    schema: jobPayloads.tellName,
    deliver: async (env, { user: named, to }) => {
      const untold = await tellEach(to, {
        games: (gameID) => gameRoom(env, gameID).renamed(named),
        writings: (room) => writingRoom(env, room).renamed(named),
      });
      return untold.map((alone) => ({ kind: "tellName", payload: { user: named, to: alone } }));
    },
  },
  tellFriends: {
    schema: jobPayloads.tellFriends,
    deliver: async (env, { to }) => {
      const untold = await tellEach(to, {
        users: (id) => userRoom(env, user(id)).friendsChanged(),
      });
      return untold.map((alone) => ({ kind: "tellFriends", payload: { to: alone } }));
    },
  },
  tellModerationStatus: {
    schema: jobPayloads.tellModerationStatus,
    deliver: async (env, { userID }) => {
      const since = Date.now() - limits.gameChannelMs;
      const [found, status] = await askDatabase(env, (db) =>
        Promise.all([findUser(db, userID), findModerationStatus(db, userID)]),
      );
      if (!found || !status) return [];
      const judged = userIdentity(found.id, found.username, found.nameVersion);
      const gameIDs = await askDatabase(env, (db) => latelyPlayedBy(db, judged, since));
      await userRoom(env, judged).moderationStatusChanged(judged, status, gameIDs);
      return [];
    },
  },
  forgetGuests: {
    schema: jobPayloads.forgetGuests,
    deliver: async (env, { to }) => {
      const untold = await tellEach(to, { guests: (id) => endGuest(env, id) });
      return untold.map((alone) => ({ kind: "forgetGuests", payload: { to: alone } }));
    },
  },
  tellGamesChanged: {
    schema: jobPayloads.tellGamesChanged,
    deliver: async (env, { to }) => {
      await userRoom(env, to).gamesChanged(to);
      return [];
    },
  },
  tellCustomer: {
    schema: jobPayloads.tellCustomer,
    deliver: async (env, { userID }) => {
      await tellCustomer(env, userID);
      return [];
    },
  },
  forgetArchivedNames: {
    schema: jobPayloads.forgetArchivedNames,
    deliver: async (env, { after }) => {
      const page = { after, limit: limits.jobRecordsAtOnce };
      const last = await askDatabase(env, (db) => changeArchives(db, page, withoutNames));
      return last === undefined ? [] : [{ kind: "forgetArchivedNames", payload: { after: last } }];
    },
  },
} satisfies { readonly [Kind in keyof JobPayloads]: JobKind<JobPayloads[Kind]> };

/**
 * The sessions of a person's sockets that have ended. The sockets are asked for first: a session that begins meanwhile
 * goes on, however late the rooms are told.
 */
async function endedSessions(env: Env, person: Person): Promise<string[]> {
  const noted = await userRoom(env, person).sessions();
  const living = await askDatabase(env, (db) => livingSessions(db, person, Date.now()));
  return noted.filter((mark) => !living.includes(mark));
}

/** A room that nobody has visited must not be created. */
async function endGuest(env: Env, id: number): Promise<void> {
  const guest = { kind: "guest", id } as const;
  const room = userRoom(env, guest);
  if ((await room.exists()) && !(await room.end(guest)))
    throw new Error("not all of the sockets have ended yet");
}

function tellingName(named: Identity, to: { games: number[]; writings: string[] }): NewJob[] {
  return chunks(to).map((part) => ({ kind: "tellName", payload: { user: named, to: part } }));
}

/**
 * All rooms in which a user has written. Messages that libSQL does not have yet are in one of these channels, or in a
 * chat that the user's own room tells.
 */
async function writingsOf(env: Env, writer: Identity): Promise<string[]> {
  const since = Date.now() - limits.gameChannelMs;
  const [written, gameIDs] = await askDatabase(env, (db) =>
    Promise.all([roomsWrittenIn(db, writer.id), latelyPlayedBy(db, writer, since)]),
  );
  return [...new Set([...openChannels, ...gameIDs.map(gameChannel), ...written])];
}

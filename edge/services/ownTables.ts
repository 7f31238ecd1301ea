import { log } from "#party/log.ts";
import type { NotInvitedReason, OpenTableAnswer } from "#schema/api/ownTables.ts";
import { limits } from "#schema/limits.ts";
import { lobbyRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, OpenedWaiting } from "#schema/rooms.ts";
import { friendsOf } from "#store/friends.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { ownTablesOf } from "#store/ownTables.ts";
import type { PlayerReference } from "#store/players.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

export const noSuchTable = () => new Problem("not_found", "You have no such table.");

/** Opens a waiting room of the kind of a player's own table, puts the player into it, and invites the guests. */
export async function openOwnTable(env: Env, owner: Identity, tableID: string): Promise<OpenTableAnswer> {
  const tables = await askDatabase(env, (db) => ownTablesOf(db, owner.id));
  const table = tables.find(({ id }) => id === tableID);
  if (table === undefined) throw noSuchTable();
  const opened = await lobbyRoom(env).openWaiting(table.game, owner);
  if (opened === null) {
    throw new Problem("too_many_requests", "You have opened too many rooms just now.", {
      headers: { "Retry-After": String(limits.ratePeriodMs / 1000) },
    });
  }
  // The room is open, whatever becomes of the invitations.
  const reasons = await invite(env, owner, opened, table.guests).catch((error) => {
    log("guests not invited", "error", { tableID }, error);
    return table.guests.map(() => "failed" as const);
  });
  const notInvited = table.guests.flatMap(({ username }, i) => {
    const reason = reasons[i];
    return reason === null ? [] : [{ username, reason }];
  });
  return { waitingID: opened.waitingID, notInvited };
}

/** @returns for each guest why they are not invited, or null */
async function invite(
  env: Env,
  owner: Identity,
  opened: OpenedWaiting,
  guests: readonly PlayerReference[],
): Promise<(NotInvitedReason | null)[]> {
  if (guests.length === 0) return [];
  const { friends, status } = await askDatabase(env, async (db) => ({
    friends: await friendsOf(db, owner.id),
    status: await findModerationStatus(db, owner.id),
  }));
  if ((status?.blockedUntil ?? 0) > Date.now()) return guests.map(() => "blocked");
  const isFriend = new Set(friends.flatMap(({ userID, status }) => (status === "done" ? [userID] : [])));
  const asked = guests.map(({ id }) => id).filter((id) => isFriend.has(id));
  const reasons = await userRoom(env, owner).inviteAll(owner, opened, asked);
  const reasonOf = new Map(asked.map((id, i) => [id, reasons[i]]));
  return guests.map(({ id }) => (isFriend.has(id) ? (reasonOf.get(id) ?? null) : "not_friends"));
}

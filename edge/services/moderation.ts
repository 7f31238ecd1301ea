import type { BlockBody } from "#schema/api/moderation.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import {
  addBlock,
  endBlocks,
  findBlockable,
  findModerationStatus,
  tellingModerationStatus,
} from "#store/moderation.ts";
import { takeName, tellingNameTaken } from "#store/takenNames.ts";
import type { Work } from "../call.ts";
import type { Env } from "../env.ts";
import { doJobs } from "../jobs/running.ts";
import { Problem } from "../problem.ts";
import { boxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";
import { hashOf } from "./tokens.ts";

/**
 * Blocks a player until the given time, or for limits.blockMs.
 * @throws Problem `not_found`; `invalid` for a time in the past; `forbidden` for an admin, and for a moderator by
 * another
 */
export async function block(
  work: Work,
  moderator: Identity,
  username: string,
  body: BlockBody,
): Promise<void> {
  if (!(await imposeBlock(work, moderator, username, body))) throw noSuchPlayer();
}

/**
 * The same, and closes the report that led to it.
 * @returns false, and changes nothing, where somebody has decided on that before, or the player is gone
 */
export async function imposeBlock(
  work: Work,
  moderator: Identity,
  username: string,
  { reason, until }: BlockBody,
  reportID?: number,
): Promise<boolean> {
  const { env, now } = work;
  const player = await findJudged(env, moderator, username);
  const blockedUntil = until ?? now + limits.blockMs;
  if (blockedUntil <= now) {
    throw new Problem("invalid", "A block ends in the future.", {
      details: [{ field: "until", message: "past" }],
    });
  }
  const emailHash = await hashOf(boxOf(player.emailLower));
  const imposed = {
    userId: player.id,
    emailHash,
    adminId: moderator.id,
    reason,
    createdAt: now,
    blockedUntil,
  };
  const isImposed = await askDatabase(env, (db) => addBlock(db, imposed, reportID));
  if (isImposed) await doJobs(work, [tellingModerationStatus(player.id)]);
  return isImposed;
}

/**
 * Takes a player's name away: a neutral one stands in its place until the player chooses another.
 * @throws Problem `not_found`; `conflict` where there is none to take; `forbidden` as for a block
 */
export async function takeNameOf(
  work: Work,
  moderator: Identity,
  username: string,
  reason: string,
): Promise<void> {
  if (!(await takeNameBecauseOf(work, moderator, username, reason)))
    throw new Problem("conflict", "The player has no name of their own.");
}

/** The same, and closes the report that led to it. @returns false, and changes nothing, where there is nothing to do */
export async function takeNameBecauseOf(
  work: Work,
  moderator: Identity,
  username: string,
  reason: string,
  reportID?: number,
): Promise<boolean> {
  const player = await findJudged(work.env, moderator, username);
  const taking = { userId: player.id, moderatorId: moderator.id, reason, createdAt: work.now };
  const isTaken = await askDatabase(work.env, (db) => takeName(db, taking, reportID));
  if (isTaken) await doJobs(work, tellingNameTaken(taking));
  return isTaken;
}

/** A player whom this moderator may judge. @throws Problem `not_found`, `forbidden` */
async function findJudged(env: Env, moderator: Identity, username: string) {
  const player = await findOrRefuse(env, username);
  if (player.isAdmin) throw new Problem("forbidden", "Nobody moderates admins.");
  if (player.isModerator && !(await isAdmin(env, moderator)))
    throw new Problem("forbidden", "Only admins moderate moderators.");
  return player;
}

/**
 * Ends a player's blocks, also those of earlier accounts with the same address. Does nothing for a player who is not
 * blocked. @throws Problem `not_found`; `forbidden` for a moderator or an admin by somebody who is no admin
 */
export async function unblock(work: Work, moderator: Identity, username: string): Promise<void> {
  const { env, now } = work;
  const player = await findOrRefuse(env, username);
  if ((player.isModerator || player.isAdmin) && !(await isAdmin(env, moderator)))
    throw new Problem("forbidden", "Only admins lift moderators' blocks.");
  const emailHash = await hashOf(boxOf(player.emailLower));
  await askDatabase(env, (db) =>
    endBlocks(db, { userId: player.id, emailHash, moderatorId: moderator.id }, now),
  );
  await doJobs(work, [tellingModerationStatus(player.id)]);
}

/** Whether this user is an admin now. */
export async function isAdmin(env: Env, { id }: Identity): Promise<boolean> {
  const status = await askDatabase(env, (db) => findModerationStatus(db, id));
  return status?.isAdmin ?? false;
}

async function findOrRefuse(env: Env, username: string) {
  const player = await askDatabase(env, (db) => findBlockable(db, username));
  if (!player) throw noSuchPlayer();
  return player;
}

function noSuchPlayer(): Problem {
  return new Problem("not_found", "There is no such player.");
}

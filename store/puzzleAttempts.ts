import { and, eq, sql } from "drizzle-orm";
import type { Attempt } from "#schema/api/learning.ts";
import { puzzleAttempts } from "#schema/db/learning.ts";
import { day, limits } from "#schema/limits.ts";
import { keptAttempts } from "#schema/puzzleAttempts.ts";
import type { Database } from "./db.ts";

/** A player's attempts at puzzles that are kept, in the order of their times. */
export async function findAttempts(db: Database, userID: number): Promise<Attempt[]> {
  return keptAttempts(await selectAttempts(db, userID));
}

/**
 * Adds attempts to those of a player, each once, and deletes those that need not be kept (`keptAttempts`). One that
 * arrives too late (`attemptLateMs`) does not count for a day, whatever it says about its time, unless it is from before
 * the account and that is new: a guest becomes a player with everything.
 * @param now ms UTC
 * @returns the player's attempts that are kept; none of an account that was deleted meanwhile
 */
export async function addAttempts(
  db: Database,
  userID: number,
  attempts: readonly Attempt[],
  now: number,
): Promise<Attempt[]> {
  const isInTime = sql`((value ->> 'day' + 1) * ${day} + ${limits.attemptLateMs} > ${now} or
    value ->> 'at' between u.registered_at - ${limits.attemptBeforeAccountMs} and u.registered_at
    and u.registered_at + ${limits.attemptOfGuestLateMs} >= ${now})`;
  const [, rows] = await db.batch([
    db.run(sql`insert into puzzle_attempts (user_id, puzzle_id, at, day, is_solved)
      select u.id, value ->> 'puzzleID', value ->> 'at', iif(${isInTime}, value ->> 'day', null), value ->> 'isSolved'
      from json_each(${JSON.stringify(attempts)}) join users u on u.id = ${userID}
      where true
      on conflict (user_id, puzzle_id, at) do nothing`),
    selectAttempts(db, userID),
  ]);
  const kept = keptAttempts(rows);
  await removeAttempts(db, userID, leftOut(rows, kept));
  return kept;
}

/** Those that are not kept; another device may delete them at the same time. */
function leftOut(all: readonly Attempt[], kept: readonly Attempt[]): Attempt[] {
  const those = new Set(kept);
  return all.filter((attempt) => !those.has(attempt));
}

async function removeAttempts(db: Database, userID: number, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const these = sql`(select value ->> 'puzzleID', value ->> 'at' from json_each(${JSON.stringify(attempts)}))`;
  await db
    .delete(puzzleAttempts)
    .where(
      and(
        eq(puzzleAttempts.userId, userID),
        sql`(${puzzleAttempts.puzzleId}, ${puzzleAttempts.at}) in ${these}`,
      ),
    );
}

function selectAttempts(db: Database, userID: number) {
  return db
    .select({
      puzzleID: puzzleAttempts.puzzleId,
      at: puzzleAttempts.at,
      day: puzzleAttempts.day,
      isSolved: puzzleAttempts.isSolved,
    })
    .from(puzzleAttempts)
    .where(eq(puzzleAttempts.userId, userID));
}

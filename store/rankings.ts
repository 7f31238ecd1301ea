import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";

import { type Family, periodTotals, siteTotals, teamResults } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import type { Player } from "#schema/protocol/seats.ts";
import type { Database } from "./db.ts";
import { playersOf } from "./gameLists.ts";

/** A part of a ranking. */
export type Page = { offset: number; limit: number };

/** Who has won most games against others in a period. */
export type Winners = {
  winners: { username: string; won: number }[];
  /** How many players have won any. */
  players: number;
  /** How many games there were. */
  games: number;
  /** The place of the player that was asked about, 1 for the first; null without a won game. */
  own: { place: number; won: number } | null;
};

const againstOthers: Family[] = ["4x2", "6x2", "6x3"];

/**
 * A part of the ranking by won games; who is equal is in the order of registration.
 * @param period as `periodAt` names it
 * @param username whose place is told too
 */
export async function findWinners(
  db: Database,
  period: string,
  { offset, limit }: Page,
  username = "",
): Promise<Winners> {
  const isListed = and(eq(periodTotals.period, period), gt(periodTotals.won, 0));
  const [winners, [{ players }], [{ games }], [own]] = await db.batch([
    db
      .select({ username: users.username, won: periodTotals.won })
      .from(periodTotals)
      .innerJoin(users, eq(users.id, periodTotals.userId))
      .where(isListed)
      .orderBy(sql`${periodTotals.won} desc`, periodTotals.userId)
      .limit(limit)
      .offset(offset),
    db.select({ players: sql<number>`count(*)` }).from(periodTotals).where(isListed),
    finishedIn(db, period, againstOthers),
    db
      .select({
        won: periodTotals.won,
        place: sql<number>`1 + (select count(*) from ${periodTotals} as ahead where ahead.period = ${period}
          and (ahead.won > ${periodTotals.won}
            or (ahead.won = ${periodTotals.won} and ahead.user_id < ${periodTotals.userId})))`,
      })
      .from(periodTotals)
      .innerJoin(users, eq(users.id, periodTotals.userId))
      .where(and(isListed, eq(users.usernameLower, username.toLowerCase()), isNull(users.deletedAt))),
  ]);
  return { winners, players, games, own: own ?? null };
}

/** Games of Team-Tac with the fewest cards. */
export type BestTeams = {
  results: { gameID: number; cardsLaid: number; endedAt: number; players: Player[] }[];
  games: number;
};

/** A part of the ranking of Team-Tac at tables of this size: the fewest cards first, then the earlier game. */
export async function findBestTeams(
  db: Database,
  period: string,
  seats: 4 | 6,
  { offset, limit }: Page,
): Promise<BestTeams> {
  const [results, [{ games }]] = await db.batch([
    db
      .select({
        gameID: teamResults.gameId,
        cardsLaid: teamResults.cardsLaid,
        endedAt: teamResults.endedAt,
      })
      .from(teamResults)
      .where(and(eq(teamResults.period, period), eq(teamResults.seats, seats)))
      .orderBy(teamResults.cardsLaid, teamResults.endedAt, teamResults.gameId)
      .limit(limit)
      .offset(offset),
    finishedIn(db, period, [`${seats}x1`]),
  ]);
  const seated = await playersOf(
    db,
    results.map(({ gameID }) => gameID),
  );
  const at = (id: number) => seated.filter(({ gameID, satOn }) => gameID === id && satOn === null);
  return {
    results: results.map((result) => ({ ...result, players: at(result.gameID).map(({ player }) => player) })),
    games,
  };
}

function finishedIn(db: Database, period: string, families: Family[]) {
  return db
    .select({ games: sql<number>`coalesce(sum(${siteTotals.finished}), 0)` })
    .from(siteTotals)
    .where(and(eq(siteTotals.period, period), inArray(siteTotals.family, families)));
}

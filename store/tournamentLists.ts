import { and, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ParticipationsAnswer } from "#schema/api/profiles.ts";
import { tournamentPeople, tournaments } from "#schema/db/tournaments.ts";
import { users } from "#schema/db/users.ts";
import { endOf, startOf } from "#schema/periods.ts";
import type { tournamentTable as tableAnswer, tournamentTableQuery } from "#schema/tournament/lists.ts";
import type { Database } from "./db.ts";

type TableQuery = z.output<typeof tournamentTableQuery>;
type Table = z.output<typeof tableAnswer>;

/**
 * A page of the table of tournaments, the latest first: public ones, and those private ones that the user leads or plays
 * in.
 * @param userID null for somebody without an account, who sees only public ones
 */
export async function tournamentTable(
  db: Database,
  { first, limit, filter, span }: TableQuery,
  userID: number | null,
  now: number,
): Promise<Table> {
  const isIn = isInSpan(span, now);
  const publicOnes = filter !== "private" ? [publicRows(db, isIn)] : [];
  const privateOnes = filter !== "public" && userID !== null ? [privateRows(db, userID, isIn)] : [];
  const lists = [...publicOnes, ...privateOnes];
  const counts = await Promise.all(lists.map((list) => db.select({ rows: count() }).from(list.as("listed"))));
  const total = counts.reduce((sum, [{ rows }]) => sum + rows, 0);
  if (total <= first) return { total, tournaments: [] };
  const [one, other] = lists;
  const listed = await (other ? one.unionAll(other) : one)
    .orderBy(desc(sql`date`), desc(sql`id`))
    .limit(limit)
    .offset(first);
  const [won, own] = await Promise.all([withWinners(db, listed), ownAmong(db, listed, userID)]);
  return { total, tournaments: won.map((row) => ({ ...row, isOwn: own.has(row.id) })) };
}

const listedColumns = {
  id: tournaments.id,
  type: tournaments.kind,
  title: tournaments.title,
  status: tournaments.status,
  date: tournaments.date,
  nTeams: tournaments.nTeams,
  winner: tournaments.winner,
};

function publicRows(db: Database, isIn: SQL | undefined) {
  return db
    .select(listedColumns)
    .from(tournaments)
    .where(and(eq(tournaments.kind, "public"), isIn))
    .$dynamic();
}

function privateRows(db: Database, userID: number, isIn: SQL | undefined) {
  return db
    .select(listedColumns)
    .from(tournamentPeople)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPeople.tournamentId))
    .where(and(eq(tournamentPeople.userId, userID), eq(tournaments.kind, "private"), isIn))
    .$dynamic();
}

function isInSpan(span: TableQuery["span"], now: number): SQL | undefined {
  if (span === "all") return undefined;
  return and(gte(tournaments.date, startOf(span, now)), lt(tournaments.date, endOf(span, now)));
}

type Listed = Omit<Table["tournaments"][number], "isOwn">;
type Row = Omit<Listed, "winner"> & { winner: string | null };

/** The ids of those that the user has to do with. */
async function ownAmong(db: Database, rows: readonly Row[], userID: number | null): Promise<Set<number>> {
  if (userID === null) return new Set();
  const { tournamentId, userId } = tournamentPeople;
  const ids = rows.map(({ id }) => id);
  const own = await db
    .select({ id: tournamentId })
    .from(tournamentPeople)
    .where(and(inArray(tournamentId, ids), eq(userId, userID)));
  return new Set(own.map(({ id }) => id));
}

/** The rows with the players of the teams that have won, by their names of today. */
async function withWinners(db: Database, rows: readonly Row[]): Promise<Listed[]> {
  const won = rows.flatMap(({ id, winner }) => (winner === null ? [] : [id]));
  const players =
    won.length === 0
      ? []
      : await db
          .select({ id: tournamentPeople.tournamentId, name: users.username })
          .from(tournamentPeople)
          .innerJoin(users, eq(users.id, tournamentPeople.userId))
          .where(and(inArray(tournamentPeople.tournamentId, won), eq(tournamentPeople.placement, 1)));
  const playersOf = (id: number) => players.filter((player) => player.id === id).map(({ name }) => name);
  return rows.map(({ winner, ...row }) => ({
    ...row,
    winner: winner === null ? null : { teamName: winner, players: playersOf(row.id), placement: 1 },
  }));
}

/** The public tournaments that this user has played in to their end, the latest first. */
export async function participationsOf(db: Database, userID: number): Promise<ParticipationsAnswer> {
  const rows = await db
    .select({
      id: tournaments.id,
      title: tournaments.title,
      date: tournaments.date,
      team: sql<string>`coalesce(${tournamentPeople.team}, '')`,
      exitRound: sql<number>`${tournamentPeople.exitRound}`,
      totalRounds: sql<number>`${tournamentPeople.totalRounds}`,
      placement: tournamentPeople.placement,
    })
    .from(tournamentPeople)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPeople.tournamentId))
    .where(
      and(
        eq(tournamentPeople.userId, userID),
        isNotNull(tournamentPeople.exitRound),
        eq(tournaments.kind, "public"),
        eq(tournaments.status, "ended"),
      ),
    )
    .orderBy(desc(tournaments.date), desc(tournaments.id));
  return rows.map(({ placement, ...row }) => ({ ...row, ...(placement !== null && { placement }) }));
}

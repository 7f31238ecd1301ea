import { and, asc, eq } from "drizzle-orm";
import type { TournamentSeries, TournamentSeriesBody } from "#schema/api/tournaments.ts";
import { tournamentSeries, tournaments } from "#schema/db/tournaments.ts";
import type { Database } from "./db.ts";
import type { Occurrence } from "./tournaments.ts";

/** All series, the oldest first. */
export function allSeries(db: Database): Promise<TournamentSeries[]> {
  return db.select().from(tournamentSeries).orderBy(asc(tournamentSeries.id));
}

/** Makes a series or, with an id, changes that one. @returns its id; undefined if there is no such series */
export async function setSeries(
  db: Database,
  { id, ...series }: TournamentSeriesBody,
): Promise<number | undefined> {
  const [row] =
    id === undefined
      ? await db.insert(tournamentSeries).values(series).returning({ id: tournamentSeries.id })
      : await db
          .update(tournamentSeries)
          .set(series)
          .where(eq(tournamentSeries.id, id))
          .returning({ id: tournamentSeries.id });
  return row?.id;
}

/** Ends a series; its tournaments stay. @returns whether there was one */
export async function removeSeries(db: Database, id: number): Promise<boolean> {
  const removed = await db
    .delete(tournamentSeries)
    .where(eq(tournamentSeries.id, id))
    .returning({ id: tournamentSeries.id });
  return removed.length > 0;
}

/** Whether a series has a tournament for this day already. */
export async function hasOccurrence(db: Database, { seriesID, day }: Occurrence): Promise<boolean> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(tournaments.seriesId, seriesID), eq(tournaments.occurrence, day)));
  return rows.length > 0;
}

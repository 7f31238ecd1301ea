import { openTournament, tryToOpen } from "#party/lobby/createTournament.ts";
import { log } from "#party/log.ts";
import type { TournamentSeries } from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import { nextOfSeries } from "#schema/tournament/series.ts";
import { allSeries, hasOccurrence } from "#store/tournamentSeries.ts";
import { addTournament, unopenedTournaments } from "#store/tournaments.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/** Opens the rooms of tournaments whose creation was interrupted a while ago. */
export async function openInterruptedTournaments(env: Env, now: number): Promise<void> {
  const by = now - limits.tournamentUnopenedMs;
  const unopened = await askDatabase(env, (db) =>
    unopenedTournaments(db, by, limits.unopenedTournamentsAtOnce),
  );
  for (const tournament of unopened) await tryToOpen(env, tournament);
}

/**
 * Opens the next tournament of each series when its sign-up begins. A series goes on every week, whether its last
 * tournament has ended or not.
 */
export async function openSeries(env: Env, now: number): Promise<void> {
  for (const series of await askDatabase(env, allSeries))
    await openNext(env, series, now).catch((error) =>
      log("series not opened", "error", { seriesID: series.id }, error),
    );
}

/** A site that was down until after the deadline leaves that week out. */
async function openNext(env: Env, series: TournamentSeries, now: number): Promise<void> {
  const { day, schedule } = nextOfSeries(series, now);
  const occurrence = { seriesID: series.id, day };
  const isTime = schedule.signUpBegin <= now && now < schedule.signUpDeadline;
  if (!isTime || (await askDatabase(env, (db) => hasOccurrence(db, occurrence)))) return;
  const tournament = { title: series.title, form: series.form, createdAt: now, schedule };
  const id = await askDatabase(env, (db) => addTournament(db, tournament, occurrence));
  if (id !== undefined) await openTournament(env, { id, ...tournament });
}

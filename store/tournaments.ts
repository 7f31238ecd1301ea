import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { tournamentPeople, tournaments } from "#schema/db/tournaments.ts";
import { users } from "#schema/db/users.ts";
import type { Identity, NewTournament, OpenTournament } from "#schema/rooms.ts";
import type { StoredTournament } from "#schema/tournament/stored.ts";
import type { Database } from "./db.ts";
import { userIdentity } from "./identities.ts";
import { isPlayer } from "./isPlayer.ts";

/** The day ("2026-11-29") of a series for which a tournament is made. */
export type Occurrence = { seriesID: number; day: string };

/**
 * Creates a tournament and returns its id. Its room has to be opened next (`markOpened`); until then the clock looks
 * after it.
 * @returns undefined if its series has a tournament for that day already, or has ended
 */
export async function addTournament(db: Database, opening: NewTournament): Promise<number>;
export async function addTournament(
  db: Database,
  opening: NewTournament,
  of: Occurrence,
): Promise<number | undefined>;
export async function addTournament(
  db: Database,
  opening: NewTournament,
  of?: Occurrence,
): Promise<number | undefined> {
  const isPublic = "schedule" in opening;
  const row = {
    kind: isPublic ? "public" : "private",
    title: opening.title,
    status: isPublic ? "signUpWaiting" : "planned",
    nTeams: opening.form.nTeams,
    createdAt: opening.createdAt,
    date: isPublic ? opening.schedule.creationDates[0] : opening.createdAt,
    opening,
    seriesId: of?.seriesID,
    occurrence: of?.day,
  } as const;
  const added = db.insert(tournaments).values(row).onConflictDoNothing().returning({ id: tournaments.id });
  if (isPublic) return (await added)[0]?.id;
  const organizer = db.run(sql`insert into tournament_people (tournament_id, user_id, role)
    select last_insert_rowid(), id, 'organizer' from users where id = ${opening.organizer.id}`);
  const [[{ id }]] = await db.batch([added, organizer]);
  return id;
}

/** Stores that the room of a tournament is open. */
export async function markOpened(db: Database, id: number): Promise<void> {
  await db.update(tournaments).set({ opening: null }).where(eq(tournaments.id, id));
}

/** Up to `limit` tournaments that were created by then (ms UTC) and are not known to have a room, oldest first. */
export async function unopenedTournaments(
  db: Database,
  createdBy: number,
  limit: number,
): Promise<OpenTournament[]> {
  const rows = await db
    .select({ id: tournaments.id, opening: tournaments.opening })
    .from(tournaments)
    .where(and(isNotNull(tournaments.opening), lte(tournaments.createdAt, createdBy)))
    .orderBy(asc(tournaments.createdAt))
    .limit(limit);
  return rows.flatMap(({ id, opening }) => (opening === null ? [] : [{ id, ...opening }]));
}

/** Stores a room's report, unless a newer one is stored. Accounts that were deleted meanwhile are left out. */
export async function storeTournament(db: Database, stored: StoredTournament): Promise<void> {
  const { id, v, status, date, endedAt, nTeams, winner } = stored;
  const isNewer = sql`(select ${tournaments.v} from ${tournaments} where ${tournaments.id} = ${id}) < ${v}`;
  const people = stored.people.map(({ outcome, ...person }) => ({ ...person, ...outcome }));
  await db.batch([
    db.delete(tournamentPeople).where(and(eq(tournamentPeople.tournamentId, id), isNewer)),
    db.run(sql`insert into tournament_people
      (tournament_id, user_id, role, team, exit_round, total_rounds, placement)
      select ${id}, users.id, value ->> 'role', value ->> 'team', value ->> 'exitRound', value ->> 'totalRounds',
        value ->> 'placement'
      from json_each(${JSON.stringify(people)}) cross join users on users.id = value ->> 'userID'
      where ${isNewer}`),
    // Comes last, because the statements before it check it. The end is when it was first reported.
    db
      .update(tournaments)
      .set({
        v,
        status,
        date,
        endedAt: endedAt === null ? null : sql`coalesce(${tournaments.endedAt}, ${endedAt})`,
        nTeams,
        winner,
      })
      .where(and(eq(tournaments.id, id), isNewer)),
  ]);
}

/** The number of a tournament's last report; undefined if there is no such tournament. */
export async function tournamentVersion(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db.select({ v: tournaments.v }).from(tournaments).where(eq(tournaments.id, id));
  return row?.v;
}

/** The admins of the site. */
export async function adminsOf(db: Database): Promise<Identity[]> {
  const rows = await db
    .select({ id: users.id, username: users.username, nameVersion: users.nameVersion })
    .from(users)
    // SQLite uses the index only for this very condition.
    .where(and(sql`is_admin = 1`, isNull(users.deletedAt)));
  return rows.map(({ id, username, nameVersion }) => userIdentity(id, username, nameVersion));
}

/** The players of these names, in whatever case; who does not exist is left out. */
export async function findPeopleByName(db: Database, names: readonly string[]): Promise<Identity[]> {
  const rows = await db
    .select({ id: users.id, username: users.username, nameVersion: users.nameVersion })
    .from(users)
    .where(
      and(
        inArray(
          users.usernameLower,
          names.map((name) => name.toLowerCase()),
        ),
        isPlayer,
      ),
    );
  return rows.map(({ id, username, nameVersion }) => userIdentity(id, username, nameVersion));
}

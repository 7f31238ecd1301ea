import { tournamentRoom } from "#schema/roomNames.ts";
import type { Identity, NewTournament, OpenTournament, TournamentTeam } from "#schema/rooms.ts";
import { mutersAmong } from "#store/mutes.ts";
import { addTournament, markOpened } from "#store/tournaments.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import { log } from "../log.ts";
import { type SiteEnv, tellGivenID } from "../site/ownSite.ts";

/**
 * Stores a tournament in libSQL, and opens the room that is named after its id. If that fails in between, the clock opens
 * the room. @returns the id
 */
export async function createTournament(env: PartyEnv, tournament: NewTournament): Promise<number> {
  const id = await askDatabase(env, (db) => addTournament(db, tournament));
  await tryToOpen(env, { id, ...tournament });
  return id;
}

/** Opens the room of a stored tournament, or leaves it to the clock: whoever heard of a failure would create another one. */
export async function tryToOpen(env: SiteEnv, tournament: OpenTournament): Promise<void> {
  await openTournament(env, tournament).catch((error) =>
    log("tournament not opened", "error", { tournamentID: tournament.id }, error),
  );
}

/** Opens the room of a tournament that libSQL knows. Idempotent. */
export async function openTournament(env: SiteEnv, tournament: OpenTournament): Promise<void> {
  const { id } = tournament;
  await tellGivenID(env, "tournaments", id);
  await tournamentRoom(env, id).open(tournament);
  // The clock would only open it once more, which changes nothing.
  await askDatabase(env, (db) => markOpened(db, id)).catch((error) =>
    log("tournament not marked open", "warn", { tournamentID: id }, error),
  );
}

/** The teams of a tournament that is repeated, without players who have muted who invites them. */
export async function withoutMuters(
  env: PartyEnv,
  teams: readonly TournamentTeam[],
  organizer: Identity,
): Promise<TournamentTeam[]> {
  const ids = teams.flatMap(({ players }) => players.map(({ id }) => id));
  const muters = new Set(await askDatabase(env, (db) => mutersAmong(db, ids, organizer.id)));
  return teams
    .map(({ name, players }) => ({ name, players: players.filter(({ id }) => !muters.has(id)) }))
    .filter(({ players }) => players.length > 0);
}

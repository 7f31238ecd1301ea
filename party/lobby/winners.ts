import type { WinnersOfTournament } from "#schema/rooms.ts";
import type { TournamentWinnerEntry } from "#schema/tournament/lists.ts";

/** The winners of the public tournament that has ended last, in the lobby's SQLite. */
export class Winners {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Stores a tournament's report, if no later one has ended. Where nobody has won, those of the tournament before stay.
   * @returns whether it is a change
   */
  note({ tournamentID, endedAt, v, teams }: WinnersOfTournament): boolean {
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO winners (only, tournament_id, ended_at, v, teams, is_told) VALUES (1, ?, ?, ?, ?, 0)
       ON CONFLICT (only) DO UPDATE
       SET tournament_id = excluded.tournament_id, ended_at = excluded.ended_at, v = excluded.v,
         teams = excluded.teams, is_told = 0
       WHERE (excluded.ended_at > ended_at AND excluded.teams <> '[]')
         OR (excluded.tournament_id = tournament_id AND excluded.v > v)`,
      tournamentID,
      endedAt,
      v,
      JSON.stringify(teams),
    );
    return rowsWritten > 0;
  }

  /** The teams, the winner first; nobody before the first tournament has ended. */
  all(): TournamentWinnerEntry[] {
    const [row] = this.#sql.exec<{ teams: string }>("SELECT teams FROM winners");
    const teams: WinnersOfTournament["teams"] = row === undefined ? [] : JSON.parse(row.teams);
    return teams.map(({ name, players, placement }) => {
      return { teamName: name, players: players.map((player) => player.name), placement };
    });
  }

  /** Whether they have changed since the last broadcast; they count as broadcast from now on. */
  takeNews(): boolean {
    return this.#sql.exec("UPDATE winners SET is_told = 1 WHERE is_told = 0").rowsWritten > 0;
  }
}

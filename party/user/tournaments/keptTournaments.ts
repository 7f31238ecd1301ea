import type { TournamentInvitation } from "#schema/tournament/invitation.ts";

/** The tournaments that a person belongs to, in the SQLite of the person's room. */
export class KeptTournaments {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The ids of all tournaments, in order. */
  ids(): number[] {
    const rows = this.#sql.exec<{ id: number }>("SELECT id FROM tournaments ORDER BY id");
    return [...rows].map(({ id }) => id);
  }

  /** The invitations to teams of all tournaments, in their order. */
  invitations(): TournamentInvitation[] {
    const rows = this.#sql.exec<{ invitations: string }>(
      "SELECT invitations FROM tournaments WHERE invitations <> '[]' ORDER BY id",
    );
    return [...rows].flatMap(({ invitations }) => JSON.parse(invitations) as TournamentInvitation[]);
  }

  /** Stores that the person belongs to this tournament, with the invitations to its teams. */
  add(tournamentID: number, invitations: readonly TournamentInvitation[]): void {
    this.#sql.exec(
      `INSERT INTO tournaments (id, invitations) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET invitations = excluded.invitations`,
      tournamentID,
      JSON.stringify(invitations),
    );
  }

  /** Stores that the person belongs to it no longer. */
  remove(tournamentID: number): void {
    this.#sql.exec("DELETE FROM tournaments WHERE id = ?", tournamentID);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM tournaments");
  }
}

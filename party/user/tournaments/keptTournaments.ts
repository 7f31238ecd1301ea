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

  /** Stores whether the person belongs to this tournament. */
  note(tournamentID: number, takesPart: boolean): void {
    const sql = takesPart
      ? "INSERT OR IGNORE INTO tournaments (id) VALUES (?)"
      : "DELETE FROM tournaments WHERE id = ?";
    this.#sql.exec(sql, tournamentID);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM tournaments");
  }
}

import { isFinished, type TournamentState } from "./state.ts";

/** A tournament as it is stored: with the secret of the link to a private one, and when it ended (ms UTC). */
export type Kept = { state: TournamentState; invitation: string | null; endedAt: number | null };

/** A tournament in its room's SQLite. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Undefined if it was never opened. */
  read(): Kept | undefined {
    const [row] = this.#sql.exec<{ state: string; invitation: string | null; endedAt: number | null }>(
      "SELECT state, invitation, ended_at AS endedAt FROM tournament",
    );
    // What was stored before teams could withdraw, were reminded one by one, or players were invited once, does not say
    // that none has been.
    const unsaid = { withdrawn: [], leftOut: {}, remindedTeams: [], invited: [] };
    return row && { ...row, state: { ...unsaid, ...JSON.parse(row.state) } };
  }

  begin({ state, invitation }: Kept): void {
    this.#sql.exec(
      "INSERT INTO tournament (only, state, invitation) VALUES (1, ?, ?)",
      JSON.stringify(state),
      invitation,
    );
  }

  /** Stores the next state, and when the tournament has ended, if that is new. @returns it as it is stored */
  write(before: Kept, state: TournamentState, now: number): Kept {
    const endedAt = before.endedAt ?? (isFinished(state) ? now : null);
    this.#sql.exec("UPDATE tournament SET state = ?, ended_at = ?", JSON.stringify(state), endedAt);
    return { ...before, state, endedAt };
  }
}

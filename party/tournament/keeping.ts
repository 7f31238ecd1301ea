import { isFinished, type TournamentState } from "./state.ts";

/**
 * A tournament as it is stored: a private one with the key in its address and the secret of the link that invites to it
 * (roomKeys.ts), and when it ended (ms UTC).
 */
export type Kept = {
  state: TournamentState;
  key: string | null;
  invitation: string | null;
  endedAt: number | null;
};

/** A tournament in its room's SQLite. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Undefined if it was never opened. */
  read(): Kept | undefined {
    const [row] = this.#sql.exec<Omit<Kept, "state"> & { state: string }>(
      "SELECT state, key, invitation, ended_at AS endedAt FROM tournament",
    );
    // What was stored before teams could withdraw, all of them together, or were reminded one by one, players were invited
    // once, or a private tournament could be shown, does not say that this has not been done.
    const usual = { withdrawn: [], leaving: {}, leftOut: {}, remindedTeams: [], invited: [], isShown: false };
    return row && { ...row, state: { ...usual, ...JSON.parse(row.state) } };
  }

  begin({ state, key, invitation }: Kept): void {
    this.#sql.exec(
      "INSERT INTO tournament (only, state, key, invitation) VALUES (1, ?, ?, ?)",
      JSON.stringify(state),
      key,
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

import type { WaitingState } from "./state.ts";

/** The state of a waiting room in its SQLite. `v` counts the changes, from 1. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The room's state; `undefined` if it was never opened. */
  read(): { state: WaitingState; v: number } | undefined {
    const [row] = this.#sql.exec<{ state: string; v: number }>("SELECT state, v FROM waiting");
    return row && { state: JSON.parse(row.state), v: row.v };
  }

  /** @returns the number of changes so far */
  write(state: WaitingState): number {
    const { v } = this.#sql
      .exec<{ v: number }>(
        `INSERT INTO waiting (only, state, v) VALUES (1, ?, 1)
         ON CONFLICT (only) DO UPDATE SET state = excluded.state, v = v + 1
         RETURNING v`,
        JSON.stringify(state),
      )
      .one();
    return v;
  }
}

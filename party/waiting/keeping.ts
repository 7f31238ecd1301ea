import type { WaitingState } from "./state.ts";

/** How a waiting room stands, in its SQLite. `v` counts the changes, from 1. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The room as it stands; `undefined` if it was never opened. */
  read(): { state: WaitingState; v: number } | undefined {
    const [row] = this.#sql.exec<{ state: string; v: number }>("SELECT state, v FROM waiting");
    return row && { state: JSON.parse(row.state), v: row.v };
  }

  /** @returns how often the room has changed by now */
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

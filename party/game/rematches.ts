import type { WaitingID } from "#schema/protocol/waitingGame.ts";

/** The waiting room for a rematch, in the game's SQLite. */
export class Rematches {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The name that the waiting room has or will have, the same for everybody who asks. */
  reserve(fresh: () => WaitingID): WaitingID {
    const [known] = this.#sql.exec<{ waiting_id: WaitingID }>("SELECT waiting_id FROM rematch");
    if (known) return known.waiting_id;
    const waitingID = fresh();
    this.#sql.exec("INSERT INTO rematch (only, waiting_id) VALUES (1, ?)", waitingID);
    return waitingID;
  }

  /** Stores that the waiting room is open. */
  confirm(): void {
    this.#sql.exec("UPDATE rematch SET is_open = 1");
  }

  /** Stores that the waiting room has closed. @returns whether it was open under this name */
  forget(waitingID: WaitingID): boolean {
    const { rowsWritten } = this.#sql.exec("DELETE FROM rematch WHERE waiting_id = ?", waitingID);
    return rowsWritten > 0;
  }

  /** The waiting room, once it is open. */
  waitingID(): WaitingID | null {
    const [row] = this.#sql.exec<{ waiting_id: WaitingID }>(
      "SELECT waiting_id FROM rematch WHERE is_open = 1",
    );
    return row?.waiting_id ?? null;
  }
}

import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Person, RematchNews } from "#schema/rooms.ts";

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

  /**
   * Stores that the waiting room is open, and who waits there. @returns whether that is a change, and not older than
   * what is stored
   */
  note(waitingID: WaitingID, { v, waiting }: RematchNews): boolean {
    const { rowsWritten } = this.#sql.exec(
      `UPDATE rematch SET is_open = 1, v = ?2, waiting = ?3
       WHERE waiting_id = ?1 AND (is_open = 0 OR (v < ?2 AND waiting <> ?3))`,
      waitingID,
      v,
      JSON.stringify(waiting),
    );
    return rowsWritten > 0;
  }

  /** Stores that the waiting room has closed. @returns whether it was open under this name */
  forget(waitingID: WaitingID): boolean {
    const { rowsWritten } = this.#sql.exec("DELETE FROM rematch WHERE waiting_id = ?", waitingID);
    return rowsWritten > 0;
  }

  /** The waiting room, once it is open, and who waits there. */
  open(): { waitingID: WaitingID; waiting: readonly Person[] } | undefined {
    const [row] = this.#sql.exec<{ waiting_id: WaitingID; waiting: string }>(
      "SELECT waiting_id, waiting FROM rematch WHERE is_open = 1",
    );
    return row && { waitingID: row.waiting_id, waiting: JSON.parse(row.waiting) };
  }
}

import type { Seat } from "#rules/index.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";

/** The waiting room of a rematch: its name, and the seat whose player has opened it. */
export type OpenedRematch = { waitingID: WaitingID; by: Seat | null };

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

  /** Stores that the player of this seat has opened the waiting room. */
  confirm(by: Seat): void {
    this.#sql.exec("UPDATE rematch SET is_open = 1, by_seat = ?", by);
    this.#sql.exec("UPDATE game SET rematch_declined_by = NULL");
  }

  /**
   * Stores that the waiting room has closed.
   * @param declinedBy the seat whose player did not want the rematch
   * @returns whether it was open under this name
   */
  forget(waitingID: WaitingID, declinedBy: Seat | null): boolean {
    const { rowsWritten } = this.#sql.exec("DELETE FROM rematch WHERE waiting_id = ?", waitingID);
    if (rowsWritten > 0) this.#sql.exec("UPDATE game SET rematch_declined_by = ?", declinedBy);
    return rowsWritten > 0;
  }

  /** The waiting room, once it is open. */
  open(): OpenedRematch | null {
    const [row] = this.#sql.exec<{ waiting_id: WaitingID; by_seat: Seat | null }>(
      "SELECT waiting_id, by_seat FROM rematch WHERE is_open = 1",
    );
    return row ? { waitingID: row.waiting_id, by: row.by_seat } : null;
  }

  /** The seat whose player did not want the last one. */
  declinedBy(): Seat | null {
    const [row] = this.#sql.exec<{ by: Seat | null }>("SELECT rematch_declined_by AS by FROM game");
    return row?.by ?? null;
  }
}

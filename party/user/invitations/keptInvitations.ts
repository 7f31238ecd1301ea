import { limits } from "#schema/limits.ts";
import type { Invitation } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Invited } from "#schema/rooms.ts";

/** A user whom the person has invited, and where to. */
export type Sent = { userID: number; waitingID: WaitingID };

/** A person's received invitations, and those sent from where the person waits, in the SQLite of the person's room. */
export class KeptInvitations {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The unanswered ones in order, without those of muted users. */
  open(isMuted: (userID: number) => boolean): Invitation[] {
    return [
      ...this.#sql.exec<Invitation & { by_id: number }>(
        "SELECT waiting_id AS waitingID, username, at, by_id FROM invitations WHERE is_open = 1 ORDER BY at",
      ),
    ].flatMap(({ by_id, ...invitation }) => (isMuted(by_id) ? [] : [invitation]));
  }

  /** Stores a received invitation. A repeated one is not reopened, but may carry a new name. */
  note({ by, waitingID, at }: Invited): void {
    this.#sql.exec(
      `INSERT INTO invitations (waiting_id, by_id, username, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (waiting_id, by_id) DO UPDATE SET
         username = excluded.username, at = excluded.at, is_open = is_open OR excluded.at > at`,
      waitingID,
      by.id,
      by.name,
      at,
    );
    this.#sql.exec(
      "DELETE FROM invitations WHERE rowid NOT IN (SELECT rowid FROM invitations ORDER BY at DESC LIMIT ?)",
      limits.invitationsKept,
    );
  }

  /** Marks all invitations to this waiting room as answered. @returns whether one was open */
  answer(waitingID: WaitingID): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE invitations SET is_open = 0 WHERE waiting_id = ? AND is_open = 1",
      waitingID,
    );
    return rowsWritten > 0;
  }

  /** Removes an invitation that its sender has withdrawn. */
  remove(waitingID: WaitingID, byID: number): void {
    this.#sql.exec("DELETE FROM invitations WHERE waiting_id = ? AND by_id = ?", waitingID, byID);
  }

  /** Whether the person has not invited too often recently; counts this one. */
  mayInvite(now: number): boolean {
    this.#sql.exec("DELETE FROM invitation_times WHERE at <= ?", now - limits.ratePeriodMs);
    const { n } = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM invitation_times").one();
    if (n >= limits.invitationsPerPeriod) return false;
    this.#sql.exec("INSERT INTO invitation_times (at) VALUES (?)", now);
    return true;
  }

  /** Stores a sent invitation. */
  send({ userID, waitingID }: Sent, at: number): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO invited (user_id, waiting_id, at) VALUES (?, ?, ?)",
      userID,
      waitingID,
      at,
    );
  }

  /** When it was sent; undefined if it was withdrawn. */
  sentAt({ userID, waitingID }: Sent): number | undefined {
    const sent = "SELECT at FROM invited WHERE user_id = ? AND waiting_id = ?";
    return [...this.#sql.exec<{ at: number }>(sent, userID, waitingID)].at(0)?.at;
  }

  /** The sent ones that are valid. */
  sent(): Sent[] {
    return [
      ...this.#sql.exec<Sent>("SELECT user_id AS userID, waiting_id AS waitingID FROM invited ORDER BY at"),
    ];
  }

  /** Withdraws those sent from anywhere but where the person waits now. @returns them */
  takeBack(waitingID: WaitingID | null): Sent[] {
    const left = this.sent().filter((sent) => sent.waitingID !== waitingID);
    this.#sql.exec("DELETE FROM invited WHERE waiting_id IS NOT ?", waitingID);
    return left;
  }

  /** Deletes the received ones. */
  clear(): void {
    this.#sql.exec("DELETE FROM invitations");
  }
}

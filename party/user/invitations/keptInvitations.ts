import { limits } from "#schema/limits.ts";
import type { Invitation } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Invited } from "#schema/rooms.ts";

/** A user whom the person has invited, and where to. */
export type Sent = { userID: number; waitingID: WaitingID };

/** The invitations of a person, in its room: those that came, and those that the person sent from where it waits. */
export class KeptInvitations {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Those that wait for an answer, in order, without those of who is muted. */
  open(isMuted: (userID: number) => boolean): Invitation[] {
    return [
      ...this.#sql.exec<Invitation & { by_id: number }>(
        "SELECT waiting_id AS waitingID, username, at, by_id FROM invitations WHERE is_open = 1 ORDER BY at",
      ),
    ].flatMap(({ by_id, ...invitation }) => (isMuted(by_id) ? [] : [invitation]));
  }

  /** Notes one that came. The same one again is not opened again, but may come from another name. */
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

  /** All to this waiting room are answered. @returns whether one was open */
  answer(waitingID: WaitingID): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE invitations SET is_open = 0 WHERE waiting_id = ? AND is_open = 1",
      waitingID,
    );
    return rowsWritten > 0;
  }

  /** Who has sent one has taken it back. */
  remove(waitingID: WaitingID, byID: number): void {
    this.#sql.exec("DELETE FROM invitations WHERE waiting_id = ? AND by_id = ?", waitingID, byID);
  }

  /** Whether the person has not invited too often just now; this time counts. */
  mayInvite(now: number): boolean {
    this.#sql.exec("DELETE FROM invitation_times WHERE at <= ?", now - limits.ratePeriodMs);
    const { n } = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM invitation_times").one();
    if (n >= limits.invitationsPerPeriod) return false;
    this.#sql.exec("INSERT INTO invitation_times (at) VALUES (?)", now);
    return true;
  }

  /** Notes one that is sent. */
  send({ userID, waitingID }: Sent, at: number): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO invited (user_id, waiting_id, at) VALUES (?, ?, ?)",
      userID,
      waitingID,
      at,
    );
  }

  /** When it was sent; undefined where it was taken back. */
  sentAt({ userID, waitingID }: Sent): number | undefined {
    const sent = "SELECT at FROM invited WHERE user_id = ? AND waiting_id = ?";
    return [...this.#sql.exec<{ at: number }>(sent, userID, waitingID)].at(0)?.at;
  }

  /** Those that were sent and hold. */
  sent(): Sent[] {
    return [
      ...this.#sql.exec<Sent>("SELECT user_id AS userID, waiting_id AS waitingID FROM invited ORDER BY at"),
    ];
  }

  /** Takes back those that were sent from anywhere but where the person waits now. @returns them */
  takeBack(waitingID: WaitingID | null): Sent[] {
    const left = this.sent().filter((sent) => sent.waitingID !== waitingID);
    this.#sql.exec("DELETE FROM invited WHERE waiting_id IS NOT ?", waitingID);
    return left;
  }

  /** Forgets those that came. */
  clear(): void {
    this.#sql.exec("DELETE FROM invitations");
  }
}

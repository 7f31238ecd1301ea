import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Kept } from "../part.ts";
import type { InvitationState, Received, Sent } from "./invitationChanges.ts";

type ReceivedRow = { waiting_id: WaitingID; by_id: number; username: string; at: number; is_open: number };

/** A person's invitations, in the SQLite of the person's room. */
export class KeptInvitations implements Kept<InvitationState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): InvitationState {
    return { received: this.received(), sent: this.sent() };
  }

  /** The received ones, in the order in which they first came. */
  received(): readonly Received[] {
    const rows = this.#sql.exec<ReceivedRow>("SELECT * FROM invitations ORDER BY rowid");
    return [...rows].map(({ waiting_id: waitingID, by_id: byID, username, at, is_open }) => ({
      waitingID,
      byID,
      username,
      at,
      isOpen: is_open === 1,
    }));
  }

  /** The sent ones that are valid, in the order in which they were sent. */
  sent(): readonly Sent[] {
    const rows = this.#sql.exec<Sent>(
      "SELECT user_id AS userID, waiting_id AS waitingID, at FROM invited ORDER BY at, rowid",
    );
    return [...rows];
  }

  write(before: InvitationState, next: InvitationState): void {
    this.#writeReceived(before.received, next.received);
    this.#writeSent(before.sent, next.sent);
  }

  #writeReceived(before: readonly Received[], next: readonly Received[]): void {
    for (const { waitingID, byID } of before) {
      if (next.some((one) => one.waitingID === waitingID && one.byID === byID)) continue;
      this.#sql.exec("DELETE FROM invitations WHERE waiting_id = ? AND by_id = ?", waitingID, byID);
    }
    for (const one of next) {
      if (before.includes(one)) continue;
      // A replaced row would come last.
      this.#sql.exec(
        `INSERT INTO invitations (waiting_id, by_id, username, at, is_open) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (waiting_id, by_id) DO UPDATE SET
           username = excluded.username, at = excluded.at, is_open = excluded.is_open`,
        one.waitingID,
        one.byID,
        one.username,
        one.at,
        Number(one.isOpen),
      );
    }
  }

  #writeSent(before: readonly Sent[], next: readonly Sent[]): void {
    for (const { userID, waitingID } of before) {
      if (next.some((one) => one.userID === userID && one.waitingID === waitingID)) continue;
      this.#sql.exec("DELETE FROM invited WHERE user_id = ? AND waiting_id = ?", userID, waitingID);
    }
    for (const one of next) {
      if (before.includes(one)) continue;
      this.#sql.exec(
        "INSERT OR REPLACE INTO invited (user_id, waiting_id, at) VALUES (?, ?, ?)",
        one.userID,
        one.waitingID,
        one.at,
      );
    }
  }
}

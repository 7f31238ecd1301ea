import { limits } from "#schema/limits.ts";
import type { Due } from "./due.ts";

/** A message that was given up: where it should have gone, how often it was tried, and since when it has waited (ms UTC). */
export type DeadLetter = {
  key: string;
  kind: string;
  payload: string;
  lane: string;
  attempts: number;
  waitsSince: number;
  reason: string;
};

/** The name of the due date. */
export const deadLettersDue = "deadLetters";

/** The outbox messages of a room that were given up, kept for a while so that an operator can see what did not arrive. */
export class DeadLetters {
  readonly #sql: SqlStorage;
  readonly #due: Due;

  constructor(sql: SqlStorage, due: Due) {
    this.#sql = sql;
    this.#due = due;
  }

  /** Adds one, which supersedes an earlier one with the same key. */
  add({ key, kind, payload, lane, attempts, waitsSince, reason }: DeadLetter, now: number): void {
    this.supersede(key);
    this.#sql.exec(
      `INSERT INTO dead_letters (key, kind, payload, lane, attempts, waits_since, reason, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      key,
      kind,
      payload,
      lane,
      attempts,
      waitsSince,
      reason,
      now,
    );
    this.beDue();
  }

  /** Deletes the one with this key, because a newer message has arrived: nobody may send older contents after it. */
  supersede(key: string): void {
    this.#sql.exec("DELETE FROM dead_letters WHERE key = ?", key);
    this.beDue();
  }

  hasAny(): boolean {
    return this.#sql.exec("SELECT 1 FROM dead_letters LIMIT 1").toArray().length > 0;
  }

  /** Deletes those that have been kept long enough. */
  deleteOld(now: number): void {
    this.#sql.exec("DELETE FROM dead_letters WHERE at <= ?", now - limits.deadLettersKeptMs);
    this.beDue();
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec("UPDATE dead_letters SET at = at - ?", back);
  }

  /** Sets the due date. Call it after every change. */
  beDue(): void {
    const sql = "SELECT min(at) AS oldest FROM dead_letters";
    const { oldest } = this.#sql.exec<{ oldest: number | null }>(sql).one();
    if (oldest === null) this.#due.clear(deadLettersDue);
    else this.#due.set(deadLettersDue, oldest + limits.deadLettersKeptMs);
  }
}

import { limits } from "#schema/limits.ts";
import type { Due } from "./due.ts";
import { inTime } from "./inTime.ts";
import { log } from "./log.ts";

/** Something on its way out of a room: what it is, and a key by which its receiver knows it if it comes twice. */
export interface Parcel {
  key: string;
  kind: string;
  payload: unknown;
}

/** Brings a parcel to its receiver; throws where that failed. May be called again with one that has arrived. */
export type Carrier = (parcel: Parcel) => Promise<void>;

type Row = { key: string; kind: string; payload: string; attempts: number; put: number };

/** The name under which parcels are due. */
export const outboxDue = "outbox";

/** How many are carried side by side where somebody waits for it. */
const carriedAtOnce = 20;

/**
 * What must leave a room (results for libSQL, calls to other rooms): a row, written together with what caused it,
 * deleted only when it has arrived. So it survives eviction, restarts and a receiver that is away, and never stands in
 * the way of a move.
 */
export class Outbox {
  readonly #sql: SqlStorage;
  readonly #due: Due;
  readonly #longestRetry: (kind: string) => number;
  /** Whether parcels are on their way, as long as this instance lives. */
  #isDelivering = false;

  /** @param longestRetry how long what has failed may wait for its next try (ms), by its kind */
  constructor(sql: SqlStorage, due: Due, longestRetry: (kind: string) => number) {
    this.#sql = sql;
    this.#due = due;
    this.#longestRetry = longestRetry;
  }

  /** Sends a parcel off, at the next alarm. One whose key waits already is sent once, as it is now; one under way, again. */
  put({ key, kind, payload }: Parcel, now: number): void {
    this.#sql.exec(
      `INSERT INTO outbox (key, kind, payload, next_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, next_at = excluded.next_at, put = put + 1`,
      key,
      kind,
      JSON.stringify(payload),
      now,
    );
    this.#beDue();
  }

  /**
   * Carries every parcel whose time has come, one after the other. Those that fail stay, and come again later each time.
   * What comes in the meantime waits for the next round.
   */
  async deliver(carry: Carrier, now: number): Promise<void> {
    if (this.#isDelivering) {
      this.#due.set(outboxDue, now + limits.outboxRetryMinMs);
      return;
    }
    this.#isDelivering = true;
    try {
      for (const row of this.#takeDue(now)) await this.#deliver(row, carry);
    } finally {
      this.#isDelivering = false;
      this.#beDue();
    }
  }

  /** Carries these messages at once and side by side, for somebody waits for it. Those that fail stay, and come again. */
  async deliverNow(keys: readonly string[], carry: Carrier, now: number): Promise<void> {
    const rows = keys.flatMap((key) => [
      ...this.#sql.exec<Row>("SELECT key, kind, payload, attempts, put FROM outbox WHERE key = ?", key),
    ]);
    this.#settleNextTry(rows, now);
    for (let first = 0; first < rows.length; first += carriedAtOnce)
      await Promise.all(rows.slice(first, first + carriedAtOnce).map((row) => this.#deliver(row, carry)));
    this.#beDue();
  }

  /** The parcels whose time has come. */
  #takeDue(now: number): Row[] {
    const rows = this.#sql
      .exec<Row>(
        "SELECT key, kind, payload, attempts, put FROM outbox WHERE next_at <= ? ORDER BY next_at, rowid",
        now,
      )
      .toArray();
    this.#settleNextTry(rows, now);
    return rows;
  }

  /** Says when these come again, should they fail now; beforehand, for the try may end with the room. */
  #settleNextTry(rows: readonly Row[], now: number): void {
    for (const { key, kind, attempts } of rows) {
      this.#sql.exec(
        "UPDATE outbox SET attempts = ?, next_at = ? WHERE key = ?",
        attempts + 1,
        now + Math.min(this.#longestRetry(kind), retryAfter(attempts)),
        key,
      );
    }
    this.#beDue();
  }

  async #deliver({ key, kind, payload, attempts, put }: Row, carry: Carrier): Promise<void> {
    try {
      await inTime(carry({ key, kind, payload: JSON.parse(payload) }));
      this.#sql.exec("DELETE FROM outbox WHERE key = ? AND put = ?", key, put);
    } catch (error) {
      log(`outbox ${kind}`, "warn", `outbox: ${kind} ${key} did not arrive at try ${attempts + 1}: ${error}`);
    }
  }

  /** What waits for its next try waits no longer than is said for its kind by now. */
  hasten(now: number): void {
    const rows = this.#sql
      .exec<{ key: string; kind: string; next_at: number }>("SELECT key, kind, next_at FROM outbox")
      .toArray();
    for (const { key, kind, next_at } of rows) {
      const latest = now + this.#longestRetry(kind);
      if (next_at > latest) this.#sql.exec("UPDATE outbox SET next_at = ? WHERE key = ?", latest, key);
    }
    this.#beDue();
  }

  /** The clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec("UPDATE outbox SET next_at = next_at - ?", back);
    this.#beDue();
  }

  /** Whether nothing is on its way. */
  isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox LIMIT 1").toArray().length === 0;
  }

  /** Whether something of this kind is on its way. */
  holds(kind: string): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox WHERE kind = ? LIMIT 1", kind).toArray().length > 0;
  }

  #beDue(): void {
    const { earliest } = this.#sql
      .exec<{ earliest: number | null }>("SELECT min(next_at) AS earliest FROM outbox")
      .one();
    if (earliest === null) this.#due.clear(outboxDue);
    else this.#due.set(outboxDue, earliest);
  }
}

/** How long to wait (ms) after the try that `attempts` others went before. */
export function retryAfter(attempts: number): number {
  return Math.min(limits.outboxRetryMaxMs, limits.outboxRetryMinMs * 2 ** attempts);
}

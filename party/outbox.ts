import { limits } from "#schema/limits.ts";
import type { Due } from "./due.ts";
import { inTime } from "./inTime.ts";
import { log } from "./log.ts";
import type { AnyOutboxKinds } from "./outboxKinds.ts";

/** A message on its way out of a room: its contents, and the key that tells it from others. */
export type OutboxMessage<Payloads> = {
  [Kind in keyof Payloads & string]: { key: string; kind: Kind; payload: Payloads[Kind] };
}[keyof Payloads & string];

type Row = { key: string; kind: string; payload: string; attempts: number; put: number };

/** The name of the due date. */
export const outboxDue = "outbox";

/** How many messages are delivered concurrently when somebody waits for them. */
const carriedAtOnce = 20;

/**
 * What must leave a room (results for libSQL, calls to other rooms). Each message is a row, written in the transaction
 * that caused it and deleted only after its delivery. So it survives eviction, restarts and an absent recipient, and
 * never delays a move. `Payloads` are the payloads by kind.
 */
export class Outbox<Payloads> {
  readonly #sql: SqlStorage;
  readonly #due: Due;
  readonly #kinds: () => AnyOutboxKinds;
  /** Whether deliveries are under way, as long as this instance lives. */
  #isDelivering = false;

  constructor(sql: SqlStorage, due: Due, kinds: () => AnyOutboxKinds) {
    this.#sql = sql;
    this.#due = due;
    this.#kinds = kinds;
  }

  /**
   * Queues an outbox message for the next alarm. If its key is queued already, it is sent once, with the newest
   * contents; if it is under way, it is sent again.
   */
  put({ key, kind, payload }: OutboxMessage<Payloads>, now: number): void {
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
   * Delivers all messages that are due, one after the other. Those that fail stay, and are retried after growing
   * delays. What is queued meanwhile waits for the next round.
   */
  async deliver(now: number): Promise<void> {
    if (this.#isDelivering) {
      this.#due.set(outboxDue, now + limits.outboxRetryMinMs);
      return;
    }
    this.#isDelivering = true;
    try {
      for (const row of this.#takeDue(now)) await this.#deliver(row);
    } finally {
      this.#isDelivering = false;
      this.#beDue();
    }
  }

  /**
   * Delivers these messages at once and concurrently, because somebody waits for them. Those that fail stay and are
   * retried.
   */
  async deliverNow(keys: readonly string[], now: number): Promise<void> {
    const rows = keys.flatMap((key) => [
      ...this.#sql.exec<Row>("SELECT key, kind, payload, attempts, put FROM outbox WHERE key = ?", key),
    ]);
    this.#settleNextTry(rows, now);
    for (let first = 0; first < rows.length; first += carriedAtOnce)
      await Promise.all(rows.slice(first, first + carriedAtOnce).map((row) => this.#deliver(row)));
    this.#beDue();
  }

  /** The messages that are due. */
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

  /** Schedules the retries in advance, because the room may end during the attempt. */
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

  async #deliver({ key, kind, payload, attempts, put }: Row): Promise<void> {
    try {
      const known = this.#kinds()[kind];
      if (known === undefined) throw new Error(`there is no such kind of outbox message: "${kind}"`);
      await inTime(known.deliver(known.schema.parse(JSON.parse(payload))));
      this.#sql.exec("DELETE FROM outbox WHERE key = ? AND put = ?", key, put);
    } catch (error) {
      log(`outbox ${kind}`, "warn", `outbox: ${kind} ${key} did not arrive at try ${attempts + 1}: ${error}`);
    }
  }

  /** Shortens the delay of waiting retries to what currently holds for their kind. */
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

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec("UPDATE outbox SET next_at = next_at - ?", back);
    this.#beDue();
  }

  /** Whether the outbox is empty. */
  isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox LIMIT 1").toArray().length === 0;
  }

  /** Whether it holds a message of this kind. */
  holds(kind: string): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox WHERE kind = ? LIMIT 1", kind).toArray().length > 0;
  }

  #longestRetry(kind: string): number {
    return this.#kinds()[kind]?.retryMaxMs?.() ?? limits.outboxRetryMaxMs;
  }

  #beDue(): void {
    const { earliest } = this.#sql
      .exec<{ earliest: number | null }>("SELECT min(next_at) AS earliest FROM outbox")
      .one();
    if (earliest === null) this.#due.clear(outboxDue);
    else this.#due.set(outboxDue, earliest);
  }
}

/** The delay (ms) before the next retry after so many earlier `attempts`. */
export function retryAfter(attempts: number): number {
  return Math.min(limits.outboxRetryMaxMs, limits.outboxRetryMinMs * 2 ** attempts);
}

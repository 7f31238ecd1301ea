import { limits } from "#schema/limits.ts";
import type { Due } from "./due.ts";

/** Something on its way out of a room: what it is, and a key by which its receiver knows it if it comes twice. */
export interface Parcel {
  key: string;
  kind: string;
  payload: unknown;
}

/** Brings a parcel to its receiver; throws where that failed. May be called again with one that has arrived. */
export type Carrier = (parcel: Parcel) => Promise<void>;

/** The name under which parcels are due. */
export const outboxDue = "outbox";

/**
 * What must leave a room (results for libSQL, calls to other rooms): a row, written together with what caused it,
 * deleted only when it has arrived. So it survives eviction, restarts and a receiver that is away, and never stands in
 * the way of a move.
 */
export class Outbox {
  readonly #sql: SqlStorage;
  readonly #due: Due;

  constructor(sql: SqlStorage, due: Due) {
    this.#sql = sql;
    this.#due = due;
  }

  /** Sends a parcel off, at the next alarm. One whose key is on its way already is not sent again. */
  put({ key, kind, payload }: Parcel, now: number): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO outbox (key, kind, payload, next_at) VALUES (?, ?, ?, ?)",
      key,
      kind,
      JSON.stringify(payload),
      now,
    );
    this.#beDue();
  }

  /** Carries every parcel whose time has come. Those that fail stay, and come again later each time. */
  async deliver(carry: Carrier, now: number): Promise<void> {
    const rows = this.#sql.exec<{ key: string; kind: string; payload: string; attempts: number }>(
      "SELECT key, kind, payload, attempts FROM outbox WHERE next_at <= ? ORDER BY next_at, rowid",
      now,
    );
    for (const { key, kind, payload, attempts } of rows.toArray()) {
      // The next try is settled before this one, for it may end with the room.
      this.#sql.exec(
        "UPDATE outbox SET attempts = ?, next_at = ? WHERE key = ?",
        attempts + 1,
        now + retryAfter(attempts),
        key,
      );
      this.#beDue();
      try {
        await inTime(carry({ key, kind, payload: JSON.parse(payload) }));
        this.#sql.exec("DELETE FROM outbox WHERE key = ?", key);
      } catch (error) {
        console.warn(`outbox: ${kind} ${key} did not arrive at try ${attempts + 1}: ${error}`);
      }
      this.#beDue();
    }
  }

  /** Whether nothing is on its way. */
  isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox LIMIT 1").toArray().length === 0;
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

async function inTime(arrival: Promise<void>): Promise<void> {
  const tooLate = AbortSignal.timeout(limits.outboxTimeoutMs);
  await Promise.race([
    arrival,
    new Promise<never>((_, reject) => {
      tooLate.addEventListener("abort", () => reject(tooLate.reason), { once: true });
    }),
  ]);
}

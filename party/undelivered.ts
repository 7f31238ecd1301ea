import { limits } from "#schema/limits.ts";
import type { UndeliveredCount, UndeliveredMessage } from "#schema/rooms.ts";

/** The kind of the message by which a room tells the lobby how much it has not delivered. */
export const undeliveredKind = "undelivered";

type Row = {
  rowid: number;
  key: string;
  kind: string;
  payload: string;
  lane: string;
  attempts: number;
  error: string | null;
  waits_since: number;
  at: number;
};

/** Since when a message has waited, or failed though it was queued anew meanwhile. */
const waitsSince = "min(waits_since, ifnull(failing_since, waits_since))";

/** An outbox message that operators have chosen. */
export type Chosen = Pick<Row, "key" | "kind" | "payload" | "lane"> & { id: string; isDead: boolean };

/**
 * What a room's outbox has not delivered, as operators see it: its dead letters and the messages that are stuck. The
 * lobby knows which rooms have some, so a room tells it whenever that changes.
 */
export class Undelivered {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The messages without their contents: dead letters first, each the oldest first. */
  list(now: number): UndeliveredMessage[] {
    const dead = this.#dead(limits.undeliveredListed).map((row) => told(row, true));
    const stuck = this.#stuck(now, limits.undeliveredListed - dead.length).map((row) => told(row, false));
    return [...dead, ...stuck];
  }

  count(now: number): UndeliveredCount {
    const { dead } = this.#sql.exec<{ dead: number }>("SELECT count(*) AS dead FROM dead_letters").one();
    const { since } = this.#sql
      .exec<{ since: number | null }>(
        `SELECT min(${waitsSince}) AS since FROM outbox WHERE ${waitsSince} <= ? AND kind <> ?`,
        now - limits.outboxStuckMs,
        undeliveredKind,
      )
      .one();
    return { deadLetters: dead, stuckSince: since };
  }

  /** Those with these ids that are still there. */
  find(ids: readonly string[], now: number): Chosen[] {
    const rows = [
      ...this.#dead(-1).map((row) => ({ ...row, id: idOf(row, true), isDead: true })),
      ...this.#stuck(now, -1).map((row) => ({ ...row, id: idOf(row, false), isDead: false })),
    ];
    return rows.filter(({ id }) => ids.includes(id));
  }

  delete({ key, id, isDead }: Chosen): void {
    if (!isDead) this.#sql.exec("DELETE FROM outbox WHERE key = ?", key);
    else this.#sql.exec("DELETE FROM dead_letters WHERE rowid = ?", rowOf(id));
  }

  /** Whether the lobby was told of any. */
  isReported(): boolean {
    return this.#reported() !== undefined;
  }

  /** What the lobby was told last, or is to be told. */
  reported(): UndeliveredCount {
    const row = this.#reported();
    return { deadLetters: row?.dead_letters ?? 0, stuckSince: row?.waits_since ?? null };
  }

  /** Whether the count differs from what the lobby was told last. If so, the lobby counts as told. */
  takeChange(now: number): boolean {
    const { deadLetters, stuckSince } = this.count(now);
    const reported = this.reported();
    if (deadLetters === reported.deadLetters && stuckSince === reported.stuckSince) return false;
    if (deadLetters === 0 && stuckSince === null) this.#sql.exec("DELETE FROM reported_undelivered");
    else
      this.#sql.exec(
        "INSERT OR REPLACE INTO reported_undelivered (only, dead_letters, waits_since) VALUES (1, ?, ?)",
        deadLetters,
        stuckSince,
      );
    return true;
  }

  #reported(): { dead_letters: number; waits_since: number | null } | undefined {
    const [row] = this.#sql.exec<{ dead_letters: number; waits_since: number | null }>(
      "SELECT dead_letters, waits_since FROM reported_undelivered",
    );
    return row;
  }

  #dead(limit: number): Row[] {
    return this.#sql
      .exec<Row>(
        `SELECT rowid, key, kind, payload, lane, attempts, reason AS error, waits_since, at
         FROM dead_letters ORDER BY at, rowid LIMIT ?`,
        limit,
      )
      .toArray();
  }

  #stuck(now: number, limit: number): Row[] {
    return this.#sql
      .exec<Row>(
        `SELECT rowid, key, kind, payload, lane, attempts, last_error AS error,
           ${waitsSince} AS waits_since, ${waitsSince} AS at
         FROM outbox WHERE ${waitsSince} <= ? AND kind <> ? ORDER BY rowid LIMIT ?`,
        now - limits.outboxStuckMs,
        undeliveredKind,
        limit,
      )
      .toArray();
  }
}

function told(row: Row, isDead: boolean): UndeliveredMessage {
  const { kind, lane, attempts, error, waits_since, at } = row;
  // A letter from before that was stored has waited at least since it was given up.
  return { id: idOf(row, isDead), isDead, kind, lane, attempts, error, waitsSince: waits_since || at };
}

/** A row's number may be given again, so its time belongs to the id. */
function idOf({ rowid, at }: Row, isDead: boolean): string {
  return `${isDead ? "d" : "w"}${rowid}-${at.toString(36)}`;
}

function rowOf(id: string): number {
  return Number.parseInt(id.slice(1), 10);
}

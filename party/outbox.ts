import * as z from "zod/mini";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import type { UndeliveredCount, UndeliveredMessage } from "#schema/rooms.ts";
import { DatabaseError } from "#store/db.ts";
import { DeadLetters } from "./deadLetters.ts";
import type { Due } from "./due.ts";
import { inTime } from "./inTime.ts";
import { keptError } from "./keptError.ts";
import { log } from "./log.ts";
import type { AnyOutboxKinds, OutboxKind } from "./outboxKinds.ts";
import { type Chosen, Undelivered, undeliveredKind } from "./undelivered.ts";

/** A message on its way out of a room: its contents, and the key that tells it from others. */
export type OutboxMessage<Payloads> = {
  [Kind in keyof Payloads & string]: { key: string; kind: Kind; payload: Payloads[Kind] };
}[keyof Payloads & string];

type Row = {
  key: string;
  kind: string;
  payload: string;
  lane: string;
  attempts: number;
  put: number;
  waits_since: number;
  refusals: number;
};

/** The first message of a lane. */
type Head = { lane: string; next_at: number };

/** The name of the due date. */
export const outboxDue = "outbox";

/** How many lanes are served at once, as long as nobody waits for more. */
const lanesAtOnce = 20;

/**
 * What must leave a room (results for libSQL, calls to other rooms). Each message is a row, written in the transaction
 * that caused it and deleted only after its delivery. So it survives eviction, restarts and an absent recipient, and
 * never delays a move. Each recipient has a lane: a message that fails is retried, and only those behind it in its lane
 * wait. A message that can't be read, or that nobody takes for long, is given up and becomes a dead letter.
 * `Payloads` are the payloads by kind.
 */
export class Outbox<Payloads> {
  readonly #sql: SqlStorage;
  readonly #due: Due;
  readonly #kinds: () => AnyOutboxKinds;
  readonly #timeoutMs: () => number;
  readonly #deadLetters: DeadLetters;
  readonly #undelivered: Undelivered;
  readonly #report: OutboxKind<unknown>;
  /** The lanes that are being served, as long as this instance lives, and until when. */
  readonly #served = new Map<string, Promise<void>>();

  /**
   * @param kinds what happens to each kind of message
   * @param timeoutMs how long one delivery may take
   * @param report tells the lobby how much this outbox has not delivered; it is called again until that has arrived
   */
  constructor(
    sql: SqlStorage,
    due: Due,
    kinds: () => AnyOutboxKinds,
    timeoutMs: () => number,
    report: (count: UndeliveredCount) => Promise<void>,
  ) {
    this.#sql = sql;
    this.#due = due;
    this.#kinds = kinds;
    this.#timeoutMs = timeoutMs;
    this.#deadLetters = new DeadLetters(sql, due);
    this.#undelivered = new Undelivered(sql);
    this.#report = {
      schema: z.object({}),
      lane: () => undeliveredKind,
      patienceMs: Number.POSITIVE_INFINITY,
      // What has changed since is another message. A newer count would be unknown here, and nobody would correct it.
      deliver: () => report(this.#undelivered.reported()),
    };
  }

  /**
   * Queues an outbox message for the next alarm. If its key is queued already, it is sent once, with the newest
   * contents; if it is under way, it is sent again. A lane that waits for a retry is tried again soon.
   */
  put({ key, kind, payload }: OutboxMessage<Payloads>, now: number): void {
    this.#insert(
      { key, kind, payload: JSON.stringify(payload), lane: this.#kinds()[kind].lane(payload) },
      now,
    );
  }

  #insert({ key, kind, payload, lane }: Pick<Row, "key" | "kind" | "payload" | "lane">, now: number): void {
    // `put` tells a message from any that was queued with its key before, even if that one was dropped meanwhile.
    this.#sql.exec(
      `INSERT INTO outbox (key, kind, payload, lane, next_at, waits_since, put)
       VALUES (?1, ?2, ?3, ?4, ?5, ?5, random() >> 12)
       ON CONFLICT (key) DO UPDATE SET
         payload = excluded.payload, next_at = excluded.next_at, waits_since = excluded.waits_since, put = put + 1,
         refusals = 0`,
      key,
      kind,
      payload,
      lane,
      now,
    );
    this.#sql.exec(
      "UPDATE outbox SET next_at = ?1 WHERE lane = ?2 AND next_at > ?1",
      now + limits.outboxRetryMinMs,
      lane,
    );
    this.#beDueFor(lane, now);
  }

  /** Serves the lanes that are due, so many at once; the others are due again as soon as one of these is done. */
  async deliver(now: number): Promise<void> {
    const free = this.#heads().filter(({ lane, next_at }) => next_at <= now && !this.#served.has(lane));
    const lanes = free.slice(0, Math.max(0, lanesAtOnce - this.#served.size));
    const served = lanes.map(({ lane }) => this.#serve(lane, now));
    this.#beDue(now);
    await Promise.all(served);
  }

  /**
   * Serves the lanes of these messages at once, because somebody waits for them, until each message was tried or
   * another one of its lane has failed.
   */
  async deliverNow(keys: readonly string[], now: number): Promise<void> {
    const lanes = new Set(
      keys.flatMap((key) =>
        this.#sql.exec<{ lane: string }>("SELECT lane FROM outbox WHERE key = ?", key).toArray(),
      ),
    );
    const names = new Set([...lanes].map(({ lane }) => lane));
    for (const lane of names)
      this.#sql.exec("UPDATE outbox SET next_at = min(next_at, ?) WHERE lane = ?", now, lane);
    const served = [...names].map((lane) => this.#served.get(lane) ?? this.#serve(lane, now));
    this.#beDue(now);
    this.#due.arm(now);
    await Promise.all(served);
  }

  /** Serves a lane until it is empty or its first message has failed. */
  #serve(lane: string, now: number): Promise<void> {
    const served = this.#deliverAll(lane, now).finally(() => {
      this.#served.delete(lane);
      this.#beDue(Date.now());
      this.#due.arm(Date.now());
    });
    this.#served.set(lane, served);
    return served;
  }

  async #deliverAll(lane: string, began: number): Promise<void> {
    for (let now = began; ; now = Date.now()) {
      const head = this.#firstOf(lane, now);
      if (head === undefined || !(await this.#deliver(head, now))) return;
      // The lobby is perhaps to be told something, and this lane may take long.
      this.#due.arm(Date.now());
    }
  }

  /** The first message of a lane, if it is due. */
  #firstOf(lane: string, now: number): Row | undefined {
    const [head] = this.#sql.exec<Row & { next_at: number }>(
      "SELECT *, rowid FROM outbox WHERE lane = ? ORDER BY rowid LIMIT 1",
      lane,
    );
    return head !== undefined && head.next_at <= now ? head : undefined;
  }

  /** @returns whether the lane goes on with the next message */
  async #deliver(row: Row, now: number): Promise<boolean> {
    const { key, kind, attempts, put } = row;
    const known = this.#kindOf(kind);
    const payload = known?.schema.safeParse(JSON.parse(row.payload));
    if (known === undefined || !payload?.success) {
      const reason = known === undefined ? "no such kind" : `invalid payload: ${payload?.error}`;
      this.#giveUp(row, reason, now);
      return true;
    }
    // The retry is scheduled in advance, because the room may end during the attempt.
    const retryAt = now + Math.min(known.retryMaxMs?.() ?? limits.outboxRetryMaxMs, retryAfter(attempts));
    this.#sql.exec("UPDATE outbox SET attempts = ?, next_at = ? WHERE key = ?", attempts + 1, retryAt, key);
    try {
      await inTime(known.deliver(payload.data), this.#timeoutMs());
    } catch (error) {
      this.#failed(row, known, error, Date.now());
      return false;
    }
    count("tac_outbox_deliveries_total", { kind, outcome: "delivered" });
    this.#sql.exec("DELETE FROM outbox WHERE key = ? AND put = ?", key, put);
    // If it has been queued again meanwhile.
    this.#sql.exec("UPDATE outbox SET failing_since = NULL WHERE key = ? AND failing_since IS NOT NULL", key);
    if (this.#undelivered.isReported()) {
      this.#deadLetters.supersede(key);
      this.#tellUndelivered(Date.now());
    }
    return true;
  }

  #kindOf(kind: string): OutboxKind<unknown> | undefined {
    return kind === undeliveredKind ? this.#report : this.#kinds()[kind];
  }

  #failed(
    row: Row,
    { patienceMs = limits.outboxPatienceMs }: OutboxKind<unknown>,
    error: unknown,
    now: number,
  ) {
    const attempts = row.attempts + 1;
    count("tac_outbox_deliveries_total", { kind: row.kind, outcome: "failed" });
    log("outbox message not delivered", "warn", { kind: row.kind, attempts }, error);
    const isLate = now >= row.waits_since + patienceMs && attempts >= limits.outboxAttemptsMin;
    const refusals = row.refusals + Number(error instanceof DatabaseError && error.isContradiction);
    if (isLate || refusals >= limits.outboxRefusalsMax) {
      this.#giveUp({ ...row, attempts }, String(error), now);
      return;
    }
    this.#sql.exec(
      `UPDATE outbox SET last_error = ?1, failing_since = ifnull(failing_since, ?2),
         refusals = iif(put = ?3, ?4, refusals) WHERE key = ?5`,
      keptError(error),
      now,
      row.put,
      refusals,
      row.key,
    );
    this.#tellUndelivered(now);
  }

  /** Makes a message a dead letter, unless it has been queued again meanwhile. */
  #giveUp({ key, kind, put, lane, attempts, waits_since }: Row, reason: string, now: number): void {
    const [row] = this.#sql.exec<{ payload: string }>(
      "DELETE FROM outbox WHERE key = ? AND put = ? RETURNING payload",
      key,
      put,
    );
    if (row === undefined) return;
    count("tac_outbox_deliveries_total", { kind, outcome: "given up" });
    log("outbox message given up", "error", reason, { kind, lane, attempts });
    const letter = { key, kind, payload: row.payload, lane, attempts, waitsSince: waits_since };
    this.#deadLetters.add({ ...letter, reason: keptError(reason) }, now);
    this.#tellUndelivered(now);
  }

  /** Has the lobby told how much is not delivered, if that has changed. */
  #tellUndelivered(now: number): void {
    if (!this.#undelivered.takeChange(now)) return;
    this.#insert({ key: undeliveredKind, kind: undeliveredKind, payload: "{}", lane: undeliveredKind }, now);
    this.#beDue(now);
  }

  /** What was given up or is stuck, and how much that is. The lobby is told as well, so that it learns of the end too. */
  undelivered(now: number): { messages: UndeliveredMessage[]; count: UndeliveredCount } {
    this.#tellUndelivered(now);
    return { messages: this.#undelivered.list(now), count: this.#undelivered.count(now) };
  }

  /** Whether the lobby was told of anything that was given up or is stuck. */
  isReported(): boolean {
    return this.#undelivered.isReported();
  }

  /**
   * Queues dead letters with these ids anew, behind all other messages, and lets stuck messages be tried now. A dead
   * letter whose key has been queued again meanwhile goes: that message is newer. @returns those that were there
   */
  retryUndelivered(ids: readonly string[], now: number): string[] {
    const chosen = this.#undelivered.find(ids, now);
    for (const message of chosen) {
      if (message.isDead) this.#revive(message, now);
      else this.#sql.exec("UPDATE outbox SET next_at = min(next_at, ?) WHERE lane = ?", now, message.lane);
    }
    return this.#settled(chosen, now);
  }

  /** Deletes what was given up or is stuck with these ids. @returns those that were there */
  dropUndelivered(ids: readonly string[], now: number): string[] {
    const chosen = this.#undelivered.find(ids, now);
    for (const message of chosen) this.#undelivered.delete(message);
    return this.#settled(chosen, now);
  }

  #revive(letter: Chosen, now: number): void {
    this.#undelivered.delete(letter);
    const { key, kind, payload, lane } = letter;
    if (this.#sql.exec("SELECT 1 FROM outbox WHERE key = ?", key).toArray().length === 0)
      // Letters from before lanes were stored with them have one each.
      this.#insert({ key, kind, payload, lane: lane || key }, now);
  }

  #settled(chosen: readonly Chosen[], now: number): string[] {
    this.#deadLetters.beDue();
    this.#tellUndelivered(now);
    this.#beDue(now);
    return chosen.map(({ id }) => id);
  }

  /** Shortens the delay of waiting retries to what currently holds for their kind. */
  hasten(now: number): void {
    const rows = this.#sql
      .exec<{ key: string; kind: string; next_at: number }>("SELECT key, kind, next_at FROM outbox")
      .toArray();
    for (const { key, kind, next_at } of rows) {
      const latest = now + (this.#kindOf(kind)?.retryMaxMs?.() ?? limits.outboxRetryMaxMs);
      if (next_at > latest) this.#sql.exec("UPDATE outbox SET next_at = ? WHERE key = ?", latest, key);
    }
    this.#beDue(now);
  }

  /** Deletes the dead letters that have been kept long enough. */
  deleteDeadLetters(now: number): void {
    this.#deadLetters.deleteOld(now);
    this.#tellUndelivered(now);
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec(
      `UPDATE outbox SET next_at = next_at - ?1, waits_since = waits_since - ?1, failing_since = failing_since - ?1`,
      back,
    );
    this.#deadLetters.followClock(back);
    this.#beDue(Date.now());
  }

  /** Whether the outbox is empty. */
  isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox LIMIT 1").toArray().length === 0;
  }

  /** Whether messages were given up that an operator may still look at. */
  hasDeadLetters(): boolean {
    return this.#deadLetters.hasAny();
  }

  /** Whether it holds a message of this kind. */
  holds(kind: string): boolean {
    return this.#sql.exec("SELECT 1 FROM outbox WHERE kind = ? LIMIT 1", kind).toArray().length > 0;
  }

  /** The first messages of all lanes, those that are due first in front. */
  #heads(): Head[] {
    return this.#sql
      .exec<Head>(
        `SELECT lane, next_at FROM outbox WHERE rowid IN (SELECT min(rowid) FROM outbox GROUP BY lane)
         ORDER BY next_at, rowid`,
      )
      .toArray();
  }

  /**
   * Makes sure that a lane to which a message was added is served in time. It looks at this lane only: a change may queue
   * a message for each of many recipients.
   */
  #beDueFor(lane: string, now: number): void {
    const [head] = this.#sql.exec<{ next_at: number }>(
      "SELECT next_at FROM outbox WHERE lane = ? ORDER BY rowid LIMIT 1",
      lane,
    );
    if (head === undefined) return;
    const isFree = this.#served.size < lanesAtOnce && !this.#served.has(lane);
    const at = isFree ? head.next_at : Math.max(head.next_at, now + limits.outboxRetryMinMs);
    this.#due.setBy(outboxDue, at);
  }

  /** Sets the due date. Lanes that are being served, or have to wait for them, need no attention before a while. */
  #beDue(now: number): void {
    const hasFree = this.#served.size < lanesAtOnce;
    const times = this.#heads().map(({ lane, next_at }) =>
      hasFree && !this.#served.has(lane) ? next_at : Math.max(next_at, now + limits.outboxRetryMinMs),
    );
    if (times.length === 0) this.#due.clear(outboxDue);
    else this.#due.set(outboxDue, Math.min(...times));
  }
}

/** The delay (ms) before the next retry after so many earlier `attempts`. */
export function retryAfter(attempts: number): number {
  return Math.min(limits.outboxRetryMaxMs, limits.outboxRetryMinMs * 2 ** attempts);
}

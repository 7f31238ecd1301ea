import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import type { Person } from "#schema/rooms.ts";

/** The sender of a request whose answer is stored. */
export function askerOf({ kind, id }: Person): string {
  return `${kind} ${id}`;
}

/** Recent answers of a room, so that a repeated request gets the same answer and acts only once. */
export class Answers {
  readonly #sql: SqlStorage;
  /** Answers that need not outlive this instance, by sender and request, oldest first. */
  readonly #remembered = new Map<string, string>();
  /** Answers that are still being fetched, by sender and request. */
  readonly #errands = new Map<string, Promise<string>>();
  /** A cache of the requests whose answers are stored: most requests are new, which is to cost no look into SQLite. */
  #answered: Set<string> | undefined;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The frame that answered this sender's request, or a promise of it; `undefined` if the request is new. */
  find(asker: string, id: RequestID): string | Promise<string> | undefined {
    const key = keyOf(asker, id);
    const inMemory = this.#errands.get(key) ?? this.#remembered.get(key);
    if (inMemory !== undefined) return inMemory;
    if (!this.#allAnswered().has(key)) return undefined;
    const [row] = this.#sql.exec<{ answer: string }>(
      "SELECT answer FROM answers WHERE asker = ? AND request_id = ?",
      asker,
      id,
    );
    return row?.answer;
  }

  /** Remembers that an answer is being fetched, so that a repeated request waits for the same one. */
  expect(asker: string, id: RequestID, errand: Promise<string>): void {
    const key = keyOf(asker, id);
    this.#errands.set(key, errand);
    void errand.finally(() => this.#errands.delete(key));
  }

  /**
   * Remembers an answer as long as this instance lives: to a request that was refused, or that may act again. To store it
   * would let somebody who only asks make the disk busy.
   */
  remember(asker: string, id: RequestID, answer: string): void {
    this.#remembered.set(keyOf(asker, id), answer);
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= limits.answersRemembered) break;
      this.#remembered.delete(oldest);
    }
  }

  /** Stores an answer and deletes the sender's oldest ones and what is too old or too much for the room. */
  keep(asker: string, id: RequestID, answer: string, now: number): void {
    const { sequence } = this.#sql
      .exec<{ sequence: number }>(
        "INSERT INTO answers (asker, request_id, answer, at) VALUES (?, ?, ?, ?) RETURNING sequence",
        asker,
        id,
        answer,
        now,
      )
      .one();
    this.#answered?.add(keyOf(asker, id));
    // Reads no more rows than it deletes: rows are stored in order of arrival.
    this.#delete(
      `sequence < max(?, coalesce((SELECT sequence FROM answers WHERE at > ? ORDER BY sequence LIMIT 1), 0))`,
      sequence - limits.answersKeptInAll + 1,
      now - limits.answersKeptMs,
    );
    this.#delete(
      `asker = ?1 AND sequence <= (
         SELECT sequence FROM answers WHERE asker = ?1 ORDER BY sequence DESC LIMIT 1 OFFSET ?2
       )`,
      asker,
      limits.answersKept,
    );
  }

  /** Called after a rollback: what is in memory must be discarded. */
  onUndone(): void {
    this.#remembered.clear();
    this.#answered = undefined;
  }

  #allAnswered(): Set<string> {
    this.#answered ??= new Set(
      this.#sql
        .exec<{ asker: string; id: RequestID }>("SELECT asker, request_id AS id FROM answers")
        .toArray()
        .map(({ asker, id }) => keyOf(asker, id)),
    );
    return this.#answered;
  }

  /** Deletes the answers that this condition is true of. */
  #delete(condition: string, ...values: (string | number)[]): void {
    const sql = `DELETE FROM answers WHERE ${condition} RETURNING asker, request_id AS id`;
    const deleted = this.#sql.exec<{ asker: string; id: RequestID }>(sql, ...values).toArray();
    for (const { asker, id } of deleted) this.#answered?.delete(keyOf(asker, id));
  }
}

function keyOf(asker: string, id: RequestID): string {
  return `${asker} ${id}`;
}

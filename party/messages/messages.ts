import { isDeleted } from "#schema/names.ts";
import type { Message } from "#schema/protocol/message.ts";
import type { Identity, Person, Written } from "#schema/rooms.ts";

type Row = {
  number: number;
  kind: Identity["kind"] | null;
  person_id: number | null;
  name: string | null;
  body: string;
  created: number;
};

const columns = "number, kind, person_id, name, body, created";

/** The messages of a room, in its SQLite, numbered from 1. */
export class Messages {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Stores a message as the newest.
   * @param origin where it was written, if not here: a message from there that has arrived before is not stored again
   */
  add({ sender, body, created }: Written, origin: string | null = null): Message {
    const [known] = this.#rows("WHERE origin = ?", origin);
    if (known) return asSeen(known);
    const [row] = this.#sql.exec<Row>(
      `INSERT INTO messages (kind, person_id, name, body, created, origin)
       VALUES (?, ?, ?, ?, max(?, coalesce((SELECT max(created) FROM messages), 0)), ?) RETURNING ${columns}`,
      sender?.kind ?? null,
      sender?.id ?? null,
      sender?.name ?? null,
      body,
      created,
      origin,
    );
    return asSeen(row);
  }

  /** Whether the message from this origin has arrived already. */
  has(origin: string): boolean {
    return this.#rows("WHERE origin = ?", origin).length > 0;
  }

  /** The newest `limit` messages written after `since` (ms UTC), with numbers beyond `after`, oldest first. */
  newest(limit: number, { since = 0, after = 0 } = {}): Message[] {
    const where = "WHERE created > ? AND number > ? ORDER BY number DESC LIMIT ?";
    return this.#rows(where, since, after, limit).reverse().map(asSeen);
  }

  /** The last `limit` messages between two numbers, both exclusive, oldest first. */
  between(after: number, before: number, limit: number): Message[] {
    return this.#rows("WHERE number > ? AND number < ? ORDER BY number DESC LIMIT ?", after, before, limit)
      .reverse()
      .map(asSeen);
  }

  /** The same with their authors, for another room. */
  newestWritten(limit: number): Written[] {
    return this.#rows("ORDER BY number DESC LIMIT ?", limit)
      .reverse()
      .map((row) => ({ sender: senderOf(row), body: row.body, created: row.created }));
  }

  /** The first `limit` messages after a number, with their authors. */
  following(after: number, limit: number): (Written & { number: number })[] {
    return this.#rows("WHERE number > ? ORDER BY number LIMIT ?", after, limit).map((row) => ({
      number: row.number,
      sender: senderOf(row),
      body: row.body,
      created: row.created,
    }));
  }

  /** The number of the newest message, or 0. */
  last(): number {
    return this.#sql.exec<{ last: number }>("SELECT coalesce(max(number), 0) AS last FROM messages").one()
      .last;
  }

  /** The time of the newest message written by a time (ms UTC), or 0. */
  newestTime(by = Number.MAX_SAFE_INTEGER): number {
    const sql = "SELECT coalesce(max(created), 0) AS newest FROM messages WHERE created <= ?";
    return this.#sql.exec<{ newest: number }>(sql, by).one().newest;
  }

  /**
   * Moves the times that lie in the future, after the clock was set back by so much (ms). They still don't decrease from
   * one message to the next.
   */
  followClock(back: number, now: number): void {
    this.#sql.exec(
      "UPDATE messages SET created = max(?1, min(?2, created - ?3)) WHERE created > ?2",
      this.newestTime(now),
      now,
      back,
    );
  }

  /** How many messages were written after a time, by one person or by all. */
  countSince(since: number, person?: Person): number {
    const { n } = (
      person === undefined
        ? this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM messages WHERE created > ?", since)
        : this.#sql.exec<{ n: number }>(
            "SELECT count(*) AS n FROM messages WHERE person_id = ? AND kind = ? AND created > ?",
            person.id,
            person.kind,
            since,
          )
    ).one();
    return n;
  }

  /**
   * The newest `limit` messages after a number that a person has not written, counted by author (0: a deleted account).
   */
  countBySender(after: number, { kind, id }: Person, limit: number): Record<number, number> {
    const rows = this.#sql.exec<{ id: number; n: number }>(
      `SELECT id, count(*) AS n FROM (
         SELECT coalesce(person_id, 0) AS id FROM messages
         WHERE number > ? AND body <> '' AND NOT (person_id IS ? AND kind IS ?) ORDER BY number DESC LIMIT ?
       ) GROUP BY id`,
      after,
      id,
      kind,
      limit,
    );
    return Object.fromEntries([...rows].map((row) => [row.id, row.n]));
  }

  /** Whether there is a message with this number. */
  includes(number: number): boolean {
    return this.#rows("WHERE number = ?", number).length > 0;
  }

  /** Removes a message's text and author. @returns whether there was a text */
  hide(number: number): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE messages SET body = '', kind = NULL, person_id = NULL, name = NULL WHERE number = ? AND body <> ''",
      number,
    );
    return rowsWritten > 0;
  }

  /** Gives all messages of a person the new name, or none if the account is deleted. @returns whether one has changed */
  rename(identity: Identity): boolean {
    const { kind, id, name } = identity;
    const { rowsWritten } = isDeleted(identity)
      ? this.#sql.exec(
          "UPDATE messages SET kind = NULL, person_id = NULL, name = NULL WHERE person_id = ? AND kind = ?",
          id,
          kind,
        )
      : this.#sql.exec(
          "UPDATE messages SET name = ?1 WHERE person_id = ?2 AND kind = ?3 AND name IS NOT ?1",
          name,
          id,
          kind,
        );
    return rowsWritten > 0;
  }

  /** Deletes those from before a time (ms UTC), up to the number `upTo`. @returns the time of the oldest that is left */
  deleteOld(before: number, upTo: number): number | undefined {
    this.#sql.exec("DELETE FROM messages WHERE created < ? AND number <= ?", before, upTo);
    const { oldest } = this.#sql
      .exec<{ oldest: number | null }>("SELECT min(created) AS oldest FROM messages")
      .one();
    return oldest ?? undefined;
  }

  /** Deletes all but the newest `kept`, up to the number `upTo`. */
  trim(kept: number, upTo: number): void {
    this.#sql.exec("DELETE FROM messages WHERE number <= min(?, ?)", this.last() - kept, upTo);
  }

  #rows(clause: string, ...values: SqlStorageValue[]): Row[] {
    return this.#sql.exec<Row>(`SELECT ${columns} FROM messages ${clause}`, ...values).toArray();
  }
}

function senderOf({ kind, person_id: id, name }: Row): Identity | null {
  return kind === null || id === null || name === null ? null : { kind, id, name };
}

/** A message in its public form. */
function asSeen(row: Row): Message {
  const sender = senderOf(row);
  return {
    id: row.number,
    sender: sender && { name: sender.name, kind: sender.kind === "guest" ? "guest" : "human" },
    body: row.body,
    created: row.created,
  };
}

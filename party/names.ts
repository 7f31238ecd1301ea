import { limits } from "#schema/limits.ts";
import { isDeleted, isNewer, newerOf } from "#schema/names.ts";
import type { Identity } from "#schema/rooms.ts";

type Row = { name: string; version: number };

/** The due date on which a room forgets names. */
export const namesDue = "names";

/**
 * The newest names that a room has been told, in its SQLite: of users who were renamed, and empty ones of deleted
 * accounts. With them the room recognises an older name that arrives late, and a person who must not come back. Whoever
 * was never renamed is not stored. They are kept for a day, much longer than a call can take: the room may not be told of
 * a deletion long after its person has left.
 */
export class Names {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Stores a name that the room is told. @returns whether it is newer than what the room knew */
  note(identity: Identity, now: number): boolean {
    if (!isNewer(identity, this.#told(identity) ?? { ...identity, name: "unknown", nameVersion: 0 }))
      return false;
    const { kind, id, name, nameVersion = 0 } = identity;
    this.#sql.exec(
      "INSERT OR REPLACE INTO names (kind, id, name, version, told_at) VALUES (?, ?, ?, ?, ?)",
      kind,
      id,
      name,
      nameVersion,
      now,
    );
    return true;
  }

  /** The person with the newest known name: this one, or a newer one that the room was told. */
  newest(identity: Identity): Identity {
    return newerOf(identity, this.#told(identity) ?? identity);
  }

  /** Whether the room was told that the account is deleted. */
  hasEnded(identity: Identity): boolean {
    return isDeleted(this.newest(identity));
  }

  /** Deletes what the room was told long ago. @returns when there is more to delete (ms UTC), if there is */
  forgetOld(now: number): number | undefined {
    this.#sql.exec("DELETE FROM names WHERE told_at <= ?", now - limits.namesKeptMs);
    const { oldest } = this.#sql
      .exec<{ oldest: number | null }>("SELECT min(told_at) AS oldest FROM names")
      .one();
    return oldest === null ? undefined : oldest + limits.namesKeptMs;
  }

  /** What the room was told of this person, if anything. */
  #told({ kind, id }: Identity): Identity | undefined {
    const [row] = this.#sql
      .exec<Row>("SELECT name, version FROM names WHERE kind = ? AND id = ?", kind, id)
      .toArray();
    return row && { kind, id, name: row.name, nameVersion: row.version };
  }
}

import { limits } from "#schema/limits.ts";
import type { UndeliveredCount, UndeliveredRoom } from "#schema/rooms.ts";

type Row = { party: string; room: string; dead_letters: number; stuck_since: number | null };

/** The rooms whose outboxes have dead letters or stuck messages (party/undelivered.ts), so that operators find them. */
export class UndeliveredRooms {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  note({ party, room, deadLetters, stuckSince }: UndeliveredRoom): void {
    if (deadLetters === 0 && stuckSince === null)
      this.#sql.exec("DELETE FROM undelivered WHERE party = ? AND room = ?", party, room);
    else
      this.#sql.exec(
        "INSERT OR REPLACE INTO undelivered (party, room, dead_letters, stuck_since) VALUES (?, ?, ?, ?)",
        party,
        room,
        deadLetters,
        stuckSince,
      );
  }

  /** The rooms that follow the one with this address, `game/7`, up to limits.undeliveredRoomsListed. */
  list(after: string): UndeliveredRoom[] {
    return this.#rooms("party || '/' || room > ? ORDER BY party || '/' || room LIMIT ?", [
      after,
      limits.undeliveredRoomsListed,
    ]);
  }

  /** Those of the rooms with these addresses that have some. */
  find(addresses: readonly string[]): UndeliveredRoom[] {
    return this.#rooms("party || '/' || room IN (SELECT value FROM json_each(?))", [
      JSON.stringify(addresses),
    ]);
  }

  #rooms(condition: string, values: (string | number)[]): UndeliveredRoom[] {
    const rows = this.#sql.exec<Row>(`SELECT * FROM undelivered WHERE ${condition}`, ...values);
    return [...rows].map(({ party, room, dead_letters, stuck_since }) => {
      return { party, room, deadLetters: dead_letters, stuckSince: stuck_since };
    });
  }

  count(): UndeliveredCount {
    const sql =
      "SELECT coalesce(sum(dead_letters), 0) AS deadLetters, min(stuck_since) AS stuckSince FROM undelivered";
    return this.#sql.exec<UndeliveredCount>(sql).one();
  }
}

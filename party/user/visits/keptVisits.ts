import type { RoomAddress, SessionsMeant } from "#schema/rooms.ts";
import { isMeant } from "../../tickets.ts";

/** A room for which the person has had a ticket, and the time of the last one (ms UTC). */
export type Visit = RoomAddress & { at: number };

/** The rooms in which a person may have sockets, and by which sessions, in the SQLite of the person's room. */
export class KeptVisits {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** All of them, least recent first. */
  all(): Visit[] {
    return this.#sql.exec<Visit>("SELECT party, room, at FROM visits ORDER BY at").toArray();
  }

  has({ party, room }: RoomAddress): boolean {
    const found = this.#sql.exec("SELECT 1 FROM visits WHERE party = ? AND room = ?", party, room);
    return found.toArray().length > 0;
  }

  count(): number {
    return this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM visits").one().n;
  }

  note({ party, room }: RoomAddress, now: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO visits (party, room, at) VALUES (?, ?, ?)", party, room, now);
  }

  /** Deletes a visit, unless there has been another one since. */
  forget({ party, room, at }: Visit): void {
    this.#sql.exec("DELETE FROM visits WHERE party = ? AND room = ? AND at = ?", party, room, at);
  }

  /** Deletes everything. */
  clear(): void {
    for (const table of ["visits", "visiting_sessions"]) this.#sql.exec(`DELETE FROM ${table}`);
  }

  /** The marks of the sessions. */
  sessions(): string[] {
    const rows = this.#sql.exec<{ mark: string }>("SELECT mark FROM visiting_sessions").toArray();
    return rows.map(({ mark }) => mark);
  }

  noteSession(mark: string): void {
    this.#sql.exec("INSERT OR IGNORE INTO visiting_sessions (mark) VALUES (?)", mark);
  }

  forgetSessions(sessions: SessionsMeant): void {
    for (const mark of this.sessions())
      if (isMeant(sessions, mark)) this.#sql.exec("DELETE FROM visiting_sessions WHERE mark = ?", mark);
  }
}

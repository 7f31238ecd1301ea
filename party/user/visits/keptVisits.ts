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

  /** Stores that a session has a ticket for a room. */
  note({ party, room }: RoomAddress, mark: string, now: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO visits (party, room, at) VALUES (?, ?, ?)", party, room, now);
    this.#sql.exec(
      "INSERT OR IGNORE INTO session_visits (party, room, mark) VALUES (?, ?, ?)",
      party,
      room,
      mark,
    );
  }

  /** The rooms where these sessions may have sockets; all of them if no session is excepted. */
  of(sessions: SessionsMeant): RoomAddress[] {
    if (sessions.only === undefined && !sessions.except?.length)
      return this.all().map(({ party, room }) => ({ party, room }));
    return this.#sql
      .exec<RoomAddress>(
        `SELECT DISTINCT party, room FROM session_visits
         WHERE mark IN (SELECT value FROM json_each(?)) ORDER BY party, room`,
        JSON.stringify(this.#marksOf(sessions)),
      )
      .toArray();
  }

  /** Deletes a visit, unless there has been another one since. */
  forget({ party, room, at }: Visit): void {
    const { rowsWritten } = this.#sql.exec(
      "DELETE FROM visits WHERE party = ? AND room = ? AND at = ?",
      party,
      room,
      at,
    );
    if (rowsWritten > 0)
      this.#sql.exec("DELETE FROM session_visits WHERE party = ? AND room = ?", party, room);
  }

  /** Deletes everything. */
  clear(): void {
    for (const table of ["visits", "visiting_sessions", "session_visits"])
      this.#sql.exec(`DELETE FROM ${table}`);
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
    const marks = JSON.stringify(this.#marksOf(sessions));
    for (const table of ["visiting_sessions", "session_visits"])
      this.#sql.exec(`DELETE FROM ${table} WHERE mark IN (SELECT value FROM json_each(?))`, marks);
  }

  #marksOf(sessions: SessionsMeant): string[] {
    return this.sessions().filter((mark) => isMeant(sessions, mark));
  }
}

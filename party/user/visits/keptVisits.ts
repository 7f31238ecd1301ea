import type { RoomAddress } from "#schema/rooms.ts";
import type { Kept } from "../part.ts";
import { isSameRoom, type Visit, type VisitsState } from "./visitChanges.ts";

type Row = RoomAddress & { at: number; marks: string };

/** The rooms in which a person may have sockets, and by which sessions, in the SQLite of the person's room. */
export class KeptVisits implements Kept<VisitsState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): VisitsState {
    const visits = this.#sql.exec<Row>(
      `SELECT party, room, at, (
         SELECT json_group_array(mark) FROM session_visits
         WHERE session_visits.party = visits.party AND session_visits.room = visits.room
       ) AS marks FROM visits ORDER BY at`,
    );
    return {
      visits: [...visits].map(({ marks, ...visit }) => ({ ...visit, marks: JSON.parse(marks) })),
      sessions: this.sessions(),
    };
  }

  /** The marks of the sessions only. */
  sessions(): string[] {
    const rows = this.#sql.exec<{ mark: string }>("SELECT mark FROM visiting_sessions");
    return [...rows].map(({ mark }) => mark);
  }

  write(before: VisitsState, next: VisitsState): void {
    this.#writeVisits(before.visits, next.visits);
    for (const mark of without(before.sessions, next.sessions))
      this.#sql.exec("DELETE FROM visiting_sessions WHERE mark = ?", mark);
    for (const mark of without(next.sessions, before.sessions))
      this.#sql.exec("INSERT INTO visiting_sessions (mark) VALUES (?)", mark);
  }

  #writeVisits(before: readonly Visit[], next: readonly Visit[]): void {
    const [old, changed] = [without(before, next), without(next, before)];
    for (const visit of old)
      if (!changed.some((one) => isSameRoom(one, visit))) {
        for (const table of ["visits", "session_visits"])
          this.#sql.exec(`DELETE FROM ${table} WHERE party = ? AND room = ?`, visit.party, visit.room);
      }
    for (const visit of changed) {
      const { party, room, at, marks } = visit;
      const same = old.find((one) => isSameRoom(one, visit));
      if (same?.at !== at)
        this.#sql.exec("INSERT OR REPLACE INTO visits (party, room, at) VALUES (?, ?, ?)", party, room, at);
      this.#writeMarks(visit, same?.marks ?? [], marks);
    }
  }

  /** Only what differs: a session that has visited the room before costs no row. */
  #writeMarks({ party, room }: RoomAddress, before: readonly string[], next: readonly string[]): void {
    const row = "DELETE FROM session_visits WHERE party = ? AND room = ? AND mark = ?";
    for (const mark of without(before, next)) this.#sql.exec(row, party, room, mark);
    const newRow = "INSERT INTO session_visits (party, room, mark) VALUES (?, ?, ?)";
    for (const mark of without(next, before)) this.#sql.exec(newRow, party, room, mark);
  }
}

/** What is in the one list and not in the other. */
function without<T>(list: readonly T[], other: readonly T[]): T[] {
  return [...new Set(list).difference(new Set(other))];
}

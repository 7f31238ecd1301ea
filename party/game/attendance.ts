import type { Seat } from "#rules/index.ts";

/**
 * Which players are away, since when, for whom autopilot plays, and which sides of a match have ever come, in the room's
 * SQLite.
 */
export class Attendance {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** For each seat, since when its player has been away (ms UTC), if it is. */
  absent(): Map<Seat, number> {
    const rows = this.#sql.exec<{ seat: number; since: number }>("SELECT seat, since FROM absences");
    return new Map([...rows].map(({ seat, since }) => [seat, since]));
  }

  /** The seats whose absent players have been told that the table waits for them. */
  called(): Set<Seat> {
    const rows = this.#sql.exec<{ seat: number }>("SELECT seat FROM absences WHERE is_called = 1");
    return new Set([...rows].map(({ seat }) => seat));
  }

  noteCalled(seat: Seat): void {
    this.#sql.exec("UPDATE absences SET is_called = 1 WHERE seat = ?", seat);
  }

  /**
   * Stores which of these seats' players are present now. Returns the seats whose autopilot ends with that.
   * @param mustCome whether it ends only for somebody who comes now, not for who has been present
   */
  note(seats: readonly Seat[], present: ReadonlySet<Seat>, now: number, mustCome = false): Seat[] {
    const absent = this.absent();
    for (const seat of seats) {
      if (!present.has(seat) && !absent.has(seat))
        this.#sql.exec("INSERT INTO absences (seat, since) VALUES (?, ?)", seat, now);
      if (present.has(seat) && absent.has(seat)) this.#sql.exec("DELETE FROM absences WHERE seat = ?", seat);
    }
    const back = [...this.autopilots()].filter(
      (seat) => present.has(seat) && (!mustCome || absent.has(seat)),
    );
    for (const seat of back) this.giveBack(seat);
    return back;
  }

  /** The seats that autopilot plays for. */
  autopilots(): Set<Seat> {
    return new Set(
      [...this.#sql.exec<{ seat: number }>("SELECT seat FROM autopilots")].map(({ seat }) => seat),
    );
  }

  /** Turns autopilot on for this seat. */
  takeOver(seat: Seat): void {
    this.#sql.exec("INSERT OR IGNORE INTO autopilots (seat) VALUES (?)", seat);
  }

  /** Forgets everything about a seat that somebody else has taken. */
  empty(seat: Seat): void {
    this.#sql.exec("DELETE FROM absences WHERE seat = ?", seat);
    this.giveBack(seat);
  }

  /** The sides of which somebody has come. */
  came(): Set<number> {
    return new Set([...this.#sql.exec<{ side: number }>("SELECT side FROM came")].map(({ side }) => side));
  }

  noteCame(side: number): void {
    this.#sql.exec("INSERT OR IGNORE INTO came (side) VALUES (?)", side);
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec("UPDATE absences SET since = since - ?", back);
  }

  /** Turns autopilot off for this seat. */
  giveBack(seat: Seat): void {
    this.#sql.exec("DELETE FROM autopilots WHERE seat = ?", seat);
  }
}

import { limits } from "#schema/limits.ts";

/**
 * The due dates of a room, by name (ms UTC). The platform gives a room a single alarm, which is always set for the
 * earliest of them.
 */
export class Due {
  readonly #storage: DurableObjectStorage;
  /** When the alarm is set for, as far as this instance knows. Only saves setting it again. */
  #armed: number | undefined;
  /** The latest clock reading, as far as this instance knows (ms UTC). */
  #lastSeen: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Sets the due date of `name`, replacing an earlier one. */
  set(name: string, at: number): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO due (name, at, set_at) VALUES (?, ?, ?)",
      name,
      Math.ceil(at),
      Date.now(),
    );
  }

  /** Removes the due date of `name`. */
  clear(name: string): void {
    this.#storage.sql.exec("DELETE FROM due WHERE name = ?", name);
  }

  /** The due date of `name`, if it has one. */
  at(name: string): number | undefined {
    const [row] = this.#storage.sql.exec<{ at: number }>("SELECT at FROM due WHERE name = ?", name);
    return row?.at;
  }

  /** The names that are due by now, earliest first. */
  by(now: number): string[] {
    const rows = this.#storage.sql.exec<{ name: string }>(
      "SELECT name FROM due WHERE at <= ? ORDER BY at",
      now,
    );
    return [...rows].map((row) => row.name);
  }

  /**
   * Sets the alarm for the earliest due date, or clears it. Call it after every change. An overdue alarm is set again
   * for now, so that an alarm which the platform has lost is caught up as soon as anything wakes the room.
   */
  arm(now: number): void {
    const { earliest } = this.#storage.sql
      .exec<{ earliest: number | null }>("SELECT min(at) AS earliest FROM due")
      .one();
    if (earliest === (this.#armed ?? null)) return;
    this.#armed = earliest ?? undefined;
    // Nobody has to await these: the platform holds back all output of the room until its writes are durable.
    if (earliest === null) void this.#storage.deleteAlarm();
    else void this.#storage.setAlarm(Math.max(earliest, now));
  }

  /**
   * Detects whether the clock was set back since the last call or since something became due. If so, moves all due
   * dates back by as much, so that the intended delays stay.
   * @returns by how much the clock was set back, in ms; 0 if it was not
   */
  followClock(now: number): number {
    const back = (this.#lastSeen ?? this.#lastSet()) - now;
    this.#lastSeen = now;
    if (back <= limits.clockToleranceMs) return 0;
    this.#storage.sql.exec("UPDATE due SET at = at - ?1, set_at = set_at - ?1", back);
    return back;
  }

  #lastSet(): number {
    const sql = "SELECT coalesce(max(set_at), 0) AS latest FROM due";
    return this.#storage.sql.exec<{ latest: number }>(sql).one().latest;
  }

  /** The alarm has fired, so none is set. */
  disarm(): void {
    this.#armed = undefined;
  }
}

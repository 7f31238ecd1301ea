import { limits } from "#schema/limits.ts";

/**
 * What is due in a room, by name, each at its moment (ms UTC). The platform gives a room one alarm: it is always set
 * for the earliest of them.
 */
export class Due {
  readonly #storage: DurableObjectStorage;
  /** What the alarm is set for, as far as this instance knows; only saves setting it again. */
  #armed: number | undefined;
  /** What the clock showed last, as far as this instance knows (ms UTC). */
  #lastSeen: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Makes `name` due at a moment, instead of when it was due before. */
  set(name: string, at: number): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO due (name, at, set_at) VALUES (?, ?, ?)",
      name,
      Math.ceil(at),
      Date.now(),
    );
  }

  /** `name` is no longer due. */
  clear(name: string): void {
    this.#storage.sql.exec("DELETE FROM due WHERE name = ?", name);
  }

  /** When `name` is due, if it is. */
  at(name: string): number | undefined {
    const [row] = this.#storage.sql.exec<{ at: number }>("SELECT at FROM due WHERE name = ?", name);
    return row?.at;
  }

  /** What is due by now, the earliest first. */
  by(now: number): string[] {
    const rows = this.#storage.sql.exec<{ name: string }>(
      "SELECT name FROM due WHERE at <= ? ORDER BY at",
      now,
    );
    return [...rows].map((row) => row.name);
  }

  /**
   * Sets the alarm for the earliest, or none. Belongs behind every change. What should have come already is set anew for
   * now, so that an alarm which the platform has lost is made up for as soon as anything wakes the room.
   */
  arm(now: number): void {
    const { earliest } = this.#storage.sql
      .exec<{ earliest: number | null }>("SELECT min(at) AS earliest FROM due")
      .one();
    if (earliest === (this.#armed ?? null)) return;
    this.#armed = earliest ?? undefined;
    // Nothing waits for these: the platform holds back whatever leaves the room until its writes are safe.
    if (earliest === null) void this.#storage.deleteAlarm();
    else void this.#storage.setAlarm(Math.max(earliest, now));
  }

  /**
   * Sees whether the clock was set back since this was called last, or since something was made due. Then all that is due comes as
   * much earlier: after the time that was meant.
   * @returns by how much it was set back, in ms; 0 where it was not
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

  /** The alarm has gone off, so none is set. */
  disarm(): void {
    this.#armed = undefined;
  }
}

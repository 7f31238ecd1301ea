/**
 * What is due in a room, by name, each at its moment (ms UTC). The platform gives a room one alarm: it is always set
 * for the earliest of them.
 */
export class Due {
  readonly #storage: DurableObjectStorage;
  /** What the alarm is set for, as far as this instance knows; only saves setting it again. */
  #armed: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Makes `name` due at a moment, instead of when it was due before. */
  set(name: string, at: number): void {
    this.#storage.sql.exec("INSERT OR REPLACE INTO due (name, at) VALUES (?, ?)", name, Math.ceil(at));
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

  /** The alarm has gone off, so none is set. */
  disarm(): void {
    this.#armed = undefined;
  }
}

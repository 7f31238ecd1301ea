import { limits } from "#schema/limits.ts";

/**
 * What a room does on its due dates (`now`, ms UTC), each of which may come twice. The name of a date is its key here,
 * or begins with the key and a space; then what follows is `of`.
 */
export type DueHandlers = Readonly<Record<string, (now: number, of: string) => void>>;

/** What is done on the date of this name. @throws where there is nothing to do */
export function handlerOf(handlers: DueHandlers, name: string): (now: number) => void {
  const [key] = name.split(" ", 1);
  if (!Object.hasOwn(handlers, key)) throw new Error(`"${name}" is due, and nobody knows what that is`);
  return (now) => handlers[key](now, name.slice(key.length + 1));
}

/**
 * The due dates of a room, by name (ms UTC). The platform gives a room a single alarm, which is never later than the
 * earliest of them.
 *
 * A row written costs a thousand times a row read, and setting the alarm costs as much. So changes are collected until
 * the end of the transaction, what stays the same is not written, and an alarm that has become too early is not moved:
 * when it fires, it is set again.
 */
export class Due {
  readonly #storage: DurableObjectStorage;
  readonly #sql: Pick<SqlStorage, "exec">;
  /** The due dates that have changed and are not stored yet; `undefined` where one was removed. */
  readonly #changes = new Map<string, number | undefined>();
  /** What is stored, all of the few dates: a cache from when changes are stored until the alarm is set after that. */
  #stored: Map<string, number> | undefined;
  /** When the alarm is set for, as far as this instance knows. Only saves setting it again. */
  #armed: number | undefined;
  /** The latest clock reading, as far as this instance knows (ms UTC). */
  #lastSeen: number | undefined;

  constructor(storage: DurableObjectStorage, sql: Pick<SqlStorage, "exec"> = storage.sql) {
    this.#storage = storage;
    this.#sql = sql;
  }

  /** Learns from the platform when the alarm is set for. Call it once, before anything else. */
  async findAlarm(): Promise<void> {
    this.#armed = (await this.#storage.getAlarm()) ?? undefined;
  }

  /** Sets the due date of `name`, replacing an earlier one. */
  set(name: string, at: number): void {
    this.#changes.set(name, Math.ceil(at));
  }

  /** Makes sure that `name` is due at this time or before. Whoever does it early sets the due date again. */
  setBy(name: string, at: number): void {
    if (at < (this.at(name) ?? Number.POSITIVE_INFINITY)) this.set(name, at);
  }

  /** Sets the due date of `name` unless it has one. */
  setIfNone(name: string, at: number): void {
    if (this.at(name) === undefined) this.set(name, at);
  }

  /** Sets the due date of `name`, or removes it if there is none. */
  setOrClear(name: string, at: number | undefined): void {
    if (at === undefined) this.clear(name);
    else this.set(name, at);
  }

  /** Removes the due date of `name`. */
  clear(name: string): void {
    this.#changes.set(name, undefined);
  }

  /** The due date of `name`, if it has one. */
  at(name: string): number | undefined {
    return this.#changes.has(name) ? this.#changes.get(name) : this.#storedNow().get(name);
  }

  /** The names that are due by now, earliest first. */
  by(now: number): string[] {
    this.store();
    const due = [...this.#storedNow()].filter(([, at]) => at <= now);
    this.#stored = undefined;
    return due.sort(([, one], [, other]) => one - other).map(([name]) => name);
  }

  /** Stores the changes. Call it at the end of a transaction. */
  store(): void {
    // A room may be called for long without anything that checks the clock.
    if (this.#lastSeen !== undefined) this.#lastSeen = Math.max(this.#lastSeen, Date.now());
    for (const [name, at] of this.#changes) this.#storeOne(name, at);
    this.#changes.clear();
  }

  /** Forgets the changes of a transaction that is undone. */
  undo(): void {
    this.#changes.clear();
    this.#stored = undefined;
  }

  /**
   * Stores the changes and sets the alarm for the earliest due date, unless it comes before that. Call it after every
   * change. An overdue alarm is set again for now: it may have been lost, or postponed where only the platform sees it,
   * and what is due goes on as soon as anything wakes the room.
   */
  arm(now: number): void {
    this.store();
    const dates = this.#storedNow();
    this.#stored = undefined;
    if (dates.size === 0) return;
    const earliest = Math.min(...dates.values());
    if (this.#comesBy(Math.max(earliest, now), now)) return;
    this.#armed = Math.max(earliest, now);
    // Nobody has to await it: the platform holds back all output of the room until its writes are durable.
    void this.#storage.setAlarm(this.#armed);
  }

  /**
   * Detects whether the clock was set back since the last call or since something became due. If so, moves all due
   * dates back by as much, so that the intended delays stay.
   * @param lastStored the latest time that the party has stored, if it is asked (ms UTC)
   * @returns by how much the clock was set back, in ms; 0 if it was not
   */
  followClock(now: number, lastStored: () => number = () => 0): number {
    this.store();
    this.#stored = undefined;
    const back = (this.#lastSeen ?? Math.max(this.#lastSet(), lastStored())) - now;
    this.#lastSeen = now;
    if (back <= limits.clockToleranceMs) return 0;
    this.#sql.exec("UPDATE due SET at = at - ?1, set_at = set_at - ?1", back);
    this.#armed = undefined;
    return back;
  }

  /** Whether an alarm is set for this time or before, and may still come. */
  #comesBy(at: number, now: number): boolean {
    return this.#armed !== undefined && this.#armed <= at && this.#armed > now - limits.alarmLateMs;
  }

  #storedNow(): Map<string, number> {
    if (this.#stored !== undefined) return this.#stored;
    const rows = this.#sql.exec<{ name: string; at: number }>("SELECT name, at FROM due");
    return new Map([...rows].map(({ name, at }) => [name, at]));
  }

  #storeOne(name: string, at: number | undefined): void {
    this.#stored ??= this.#storedNow();
    const stored = this.#stored;
    if (at === stored.get(name)) return;
    if (at === undefined) {
      this.#sql.exec("DELETE FROM due WHERE name = ?", name);
      stored.delete(name);
    } else {
      this.#sql.exec(
        `INSERT INTO due (name, at, set_at) VALUES (?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET at = excluded.at, set_at = excluded.set_at`,
        name,
        at,
        Date.now(),
      );
      stored.set(name, at);
    }
  }

  #lastSet(): number {
    const sql = "SELECT coalesce(max(set_at), 0) AS latest FROM due";
    return this.#sql.exec<{ latest: number }>(sql).one().latest;
  }

  /** The alarm has fired, so none is set. */
  disarm(): void {
    this.#armed = undefined;
  }
}

import type { Seat } from "#rules/index.ts";
import type { Break } from "#schema/rooms.ts";

/** The vacations of a turn-based game's players, as far as their rooms have told them, in the room's SQLite. */
export class Breaks {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  all(): Map<Seat, Break[]> {
    const rows = this.#sql.exec<{ seat: number; breaks: string }>("SELECT seat, breaks FROM breaks");
    return new Map([...rows].map(({ seat, breaks }) => [seat, JSON.parse(breaks)]));
  }

  /** Stores those of a seat's player. @returns whether that is a change */
  write(seat: Seat, breaks: readonly Break[]): boolean {
    const known = this.all().get(seat) ?? [];
    if (JSON.stringify(known) === JSON.stringify(breaks)) return false;
    this.#sql.exec(
      "INSERT OR REPLACE INTO breaks (seat, breaks) VALUES (?, ?)",
      seat,
      JSON.stringify(breaks),
    );
    return true;
  }

  /** Forgets those of a seat that somebody else has taken. */
  empty(seat: Seat): void {
    this.#sql.exec("DELETE FROM breaks WHERE seat = ?", seat);
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    for (const [seat, breaks] of this.all()) {
      const moved = breaks.map(({ from, until }) => ({ from: from - back, until: until - back }));
      this.write(seat, moved);
    }
  }
}

import type { Ending } from "./ending.ts";
import type { Offer } from "./offer.ts";
import type { LastOffer, Surroundings } from "./surroundings.ts";

/**
 * The surroundings of a game in the room's SQLite, a row for each thing that may change by itself: only what has changed is
 * written.
 */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): Surroundings {
    const absences = this.#sql.exec<{ seat: number; since: number; is_called: number }>(
      "SELECT seat, since, is_called FROM absences",
    );
    const autopilots = this.#sql.exec<{ seat: number }>("SELECT seat FROM autopilots");
    const came = this.#sql.exec<{ side: number }>("SELECT side FROM came");
    const endings = this.#sql.exec<{ circle: string; ending: string; is_open: number }>(
      "SELECT circle, ending, is_open FROM endings",
    );
    const breaks = this.#sql.exec<{ seat: number; breaks: string }>("SELECT seat, breaks FROM breaks");
    return {
      absences: new Map(
        [...absences].map(({ seat, since, is_called }) => [seat, { since, isCalled: is_called === 1 }]),
      ),
      autopilots: new Set([...autopilots].map(({ seat }) => seat)),
      came: new Set([...came].map(({ side }) => side)),
      lastOffer: this.#lastOffer(),
      endings: new Map(
        [...endings].map(({ circle, ending, is_open }) => [
          circle,
          { ending: JSON.parse(ending) as Ending, isOpen: is_open === 1 },
        ]),
      ),
      breaks: new Map([...breaks].map(({ seat, breaks }) => [seat, JSON.parse(breaks)])),
    };
  }

  /** Stores what is different in `next`. A side that has come, an offer and a question never go again. */
  write(before: Surroundings, next: Surroundings): void {
    const sql = this.#sql;
    for (const [seat, { since, isCalled }] of changed(before.absences, next.absences))
      sql.exec(
        "INSERT OR REPLACE INTO absences (seat, since, is_called) VALUES (?, ?, ?)",
        seat,
        since,
        Number(isCalled),
      );
    for (const seat of gone(before.absences, next.absences))
      sql.exec("DELETE FROM absences WHERE seat = ?", seat);
    for (const seat of gone(next.autopilots, before.autopilots))
      sql.exec("INSERT INTO autopilots (seat) VALUES (?)", seat);
    for (const seat of gone(before.autopilots, next.autopilots))
      sql.exec("DELETE FROM autopilots WHERE seat = ?", seat);
    for (const side of gone(next.came, before.came)) sql.exec("INSERT INTO came (side) VALUES (?)", side);
    if (next.lastOffer !== undefined && next.lastOffer !== before.lastOffer)
      sql.exec(
        "INSERT OR REPLACE INTO offers (only, offer, ended_at) VALUES (1, ?, ?)",
        JSON.stringify(next.lastOffer.offer),
        next.lastOffer.endedAt,
      );
    for (const [circle, { ending, isOpen }] of changed(before.endings, next.endings))
      sql.exec(
        "INSERT OR REPLACE INTO endings (circle, ending, is_open) VALUES (?, ?, ?)",
        circle,
        JSON.stringify(ending),
        Number(isOpen),
      );
    for (const [seat, breaks] of changed(before.breaks, next.breaks))
      sql.exec("INSERT OR REPLACE INTO breaks (seat, breaks) VALUES (?, ?)", seat, JSON.stringify(breaks));
    for (const seat of gone(before.breaks, next.breaks)) sql.exec("DELETE FROM breaks WHERE seat = ?", seat);
  }

  #lastOffer(): LastOffer | undefined {
    const [row] = this.#sql.exec<{ offer: string; ended_at: number | null }>(
      "SELECT offer, ended_at FROM offers",
    );
    return row && { offer: JSON.parse(row.offer) as Offer, endedAt: row.ended_at };
  }
}

/** What is new or different in `next`. */
function changed<Key, Value>(before: ReadonlyMap<Key, Value>, next: ReadonlyMap<Key, Value>): [Key, Value][] {
  return [...next].filter(([key, value]) => before.get(key) !== value);
}

/** The keys of `before` that `next` lacks. */
function gone<Key>(before: { keys(): Iterable<Key> }, next: { has(key: Key): boolean }): Key[] {
  return [...before.keys()].filter((key) => !next.has(key));
}

import type { Ending } from "./ending.ts";

/** The last question of each circle whether to end the game early, in the room's SQLite. */
export class Endings {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The open questions. */
  open(): Ending[] {
    const rows = this.#sql.exec<{ ending: string }>(
      "SELECT ending FROM endings WHERE is_open = 1 ORDER BY circle",
    );
    return [...rows].map(({ ending }) => JSON.parse(ending));
  }

  /** The last question of a circle, if it was ever asked, and whether it is open. */
  last(circle: string): { ending: Ending; isOpen: boolean } | undefined {
    const [row] = this.#sql.exec<{ ending: string; is_open: number }>(
      "SELECT ending, is_open FROM endings WHERE circle = ?",
      circle,
    );
    return row && { ending: JSON.parse(row.ending), isOpen: row.is_open === 1 };
  }

  /** Opens a question or changes the open one. */
  write(circle: string, ending: Ending): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO endings (circle, ending, is_open) VALUES (?, ?, 1)",
      circle,
      JSON.stringify(ending),
    );
  }

  /** Closes the open question of a circle. */
  close(circle: string): void {
    this.#sql.exec("UPDATE endings SET is_open = 0 WHERE circle = ?", circle);
  }

  closeAll(): void {
    this.#sql.exec("UPDATE endings SET is_open = 0 WHERE is_open = 1");
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec("UPDATE endings SET ending = json_set(ending, '$.at', (ending ->> '$.at') - ?)", back);
  }
}

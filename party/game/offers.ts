import type { Offer } from "./offer.ts";

/** The open offer to replace a player, in the room's SQLite; one at a time. */
export class Offers {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The open offer. */
  open(): Offer | undefined {
    const [row] = this.#sql.exec<{ offer: string }>("SELECT offer FROM offers WHERE ended_at IS NULL");
    return row && JSON.parse(row.offer);
  }

  /** Opens an offer or changes the open one. */
  write(offer: Offer): void {
    this.#sql.exec("INSERT OR REPLACE INTO offers (only, offer) VALUES (1, ?)", JSON.stringify(offer));
  }

  /** Ends the open offer, if there is one. */
  end(now: number): void {
    this.#sql.exec("UPDATE offers SET ended_at = ? WHERE ended_at IS NULL", now);
  }

  /** Adjusts the times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec(
      `UPDATE offers SET ended_at = ended_at - ?1,
       offer = json_set(offer, '$.until', (offer ->> '$.until') - ?1)`,
      back,
    );
  }

  /** When the last offer ended (ms UTC). */
  lastEnd(): number | undefined {
    const [row] = this.#sql.exec<{ ended_at: number }>(
      "SELECT ended_at FROM offers WHERE ended_at IS NOT NULL",
    );
    return row?.ended_at;
  }
}

import type { QueueStatus } from "#schema/protocol/queue.ts";

type Row = {
  status: string | null;
  v: number;
  n: number;
  away_since: number | null;
  entries: number;
  entries_from: number;
  wants_out: number;
};

/**
 * How it stands with a person's quick match, in the SQLite of the person's room: what the queue has told last, and after
 * how many changes (`v`); what the person has asked for, numbered (`n`), and whether the last thing was to leave; and
 * since when no tab is open.
 */
export class KeptQueue {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  status(): QueueStatus | null {
    const status = this.#row()?.status ?? null;
    return status === null ? null : JSON.parse(status);
  }

  /** Notes after how many changes the queue says something. @returns whether nothing later is known */
  isNews(v: number): boolean {
    if (v <= (this.#row()?.v ?? 0)) return false;
    this.#write("v", v);
    return true;
  }

  set(status: QueueStatus | null): void {
    this.#write("status", status && JSON.stringify(status));
    if (status === null) this.#write("away_since", null);
  }

  /** The number of the last thing that the person has asked for; 0 for who never has. */
  n(): number {
    return this.#row()?.n ?? 0;
  }

  /** Numbers the next one. @param wantsOut whether it is to leave */
  nextN(wantsOut: boolean): number {
    const n = this.n() + 1;
    this.#write("n", n);
    if (this.wantsOut() !== wantsOut) this.#write("wants_out", Number(wantsOut));
    return n;
  }

  /** What was asked for as a guest is not what the person wanted out of. */
  forgetWantingOut(): void {
    if (this.wantsOut()) this.#write("wants_out", 0);
  }

  /** Whether the last thing that the person has asked for was to leave. */
  wantsOut(): boolean {
    return this.#row()?.wants_out === 1;
  }

  /** Since when no tab is open, as far as it matters (ms UTC); null: one is. */
  awaySince(): number | null {
    return this.#row()?.away_since ?? null;
  }

  setAway(since: number | null): void {
    if (since !== this.awaySince()) this.#write("away_since", since);
  }

  /** Whether the person has not asked for too much in this period; counts this one. */
  mayEnter(now: number, { max, periodMs }: { max: number; periodMs: number }): boolean {
    const row = this.#row();
    const isSame = row !== undefined && now < row.entries_from + periodMs;
    if (isSame && row.entries >= max) return false;
    if (!isSame) this.#write("entries_from", now);
    this.#write("entries", isSame ? row.entries + 1 : 1);
    return true;
  }

  clear(): void {
    this.set(null);
  }

  #row(): Row | undefined {
    return this.#sql.exec<Row>("SELECT * FROM quick_match").toArray()[0];
  }

  #write(column: keyof Row, value: SqlStorageValue): void {
    this.#sql.exec("INSERT OR IGNORE INTO quick_match (only) VALUES (1)");
    this.#sql.exec(`UPDATE quick_match SET ${column} = ?`, value);
  }
}

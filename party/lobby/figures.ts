import type { FigureSums } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import type { Due } from "../due.ts";

/** The name of the due date. */
export const figuresDue = "figures";

/**
 * The sums of what all isolates have counted since the site began. They arrive in batches, and are one row. A batch is
 * written at once, or with those that follow it within some seconds: soon enough that the lobby is not evicted before.
 * The row is also written before the sums are read, so no reading is higher than a later one.
 */
export class Figures {
  readonly #sql: SqlStorage;
  readonly #due: Due;
  /** The sums, also those that are not written yet. */
  #sums: FigureSums | undefined;
  /** When this instance has written last (ms UTC). */
  #writtenAt: number | undefined;

  constructor(sql: SqlStorage, due: Due) {
    this.#sql = sql;
    this.#due = due;
  }

  /** Adds a batch. @returns the sums with it, for `keep`: if the transaction is undone, the batch comes again */
  add(batch: FigureSums, now: number): FigureSums {
    const sums = { ...this.#all() };
    for (const [series, by] of Object.entries(batch)) sums[series] = (sums[series] ?? 0) + by;
    if (this.#due.at(figuresDue) !== undefined) return sums;
    const isFresh =
      this.#writtenAt !== undefined && Math.abs(now - this.#writtenAt) < limits.figuresWrittenMs;
    if (isFresh) this.#due.set(figuresDue, now + limits.figuresWrittenMs);
    else this.write(now, sums);
    return sums;
  }

  /** Takes the sums with a batch, once its transaction has succeeded. */
  keep(sums: FigureSums): void {
    this.#sums = sums;
  }

  /** The sums, which are written first. */
  read(now: number): FigureSums {
    if (this.#due.at(figuresDue) !== undefined) this.write(now);
    return this.#all();
  }

  write(now: number, sums = this.#all()): void {
    this.#sql.exec("INSERT OR REPLACE INTO figures (row, sums) VALUES (1, ?)", JSON.stringify(sums));
    this.#due.clear(figuresDue);
    this.#writtenAt = now;
  }

  #all(): FigureSums {
    if (this.#sums === undefined) {
      const [row] = this.#sql.exec<{ sums: string }>("SELECT sums FROM figures");
      this.#sums = row === undefined ? {} : (JSON.parse(row.sums) as FigureSums);
    }
    return this.#sums;
  }
}

import type { Notice } from "#schema/notice.ts";

/** A notice: its contents, when it was decided to push it, and to which browsers it was pushed. */
export type KeptNotice = {
  key: string;
  notice: Notice;
  pushedFrom: number | null;
  served: readonly number[];
};

type Row = { key: string; notice: string; pushed_from: number | null; served: string };

const columns = "key, notice, pushed_from, served";

/** A person's notices: those to be decided on, and those that must not be repeated. */
export class KeptNotices {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Stores a notice to be decided on at a given time, unless its key is known.
   * @param forgetAt when its key may come again; null: not by itself
   */
  note(key: string, notice: Notice, decideAt: number, forgetAt: number | null): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO notices (key, notice, decide_at, forget_at) VALUES (?, ?, ?, ?)",
      key,
      JSON.stringify(notice),
      decideAt,
      forgetAt,
    );
  }

  find(key: string): KeptNotice | undefined {
    return this.#read("WHERE key = ?", key)[0];
  }

  all(): Notice[] {
    return this.#read("ORDER BY rowid").map(({ notice }) => notice);
  }

  /** Those due for a decision, in order of arrival. */
  dueBy(now: number): KeptNotice[] {
    return this.#read("WHERE decide_at <= ? ORDER BY decide_at, rowid", now);
  }

  /** When the next decision is due. */
  nextAt(): number | undefined {
    const { at } = this.#sql.exec<{ at: number | null }>("SELECT min(decide_at) AS at FROM notices").one();
    return at ?? undefined;
  }

  /** Postpones a decision. */
  postpone(key: string, until: number): void {
    this.#sql.exec("UPDATE notices SET decide_at = ?, pushed_from = NULL WHERE key = ?", until, key);
  }

  /** Stores a decision; `pushedFrom` is since when it is to be pushed, null if it is not. */
  settle(key: string, pushedFrom: number | null): void {
    this.#sql.exec("UPDATE notices SET decide_at = NULL, pushed_from = ? WHERE key = ?", pushedFrom, key);
  }

  /** Marks browsers that have received it or never will. */
  serve(key: string, subscriptionIDs: readonly number[]): void {
    this.#sql.exec("UPDATE notices SET served = ? WHERE key = ?", JSON.stringify(subscriptionIDs), key);
  }

  forget(key: string): void {
    this.#sql.exec("DELETE FROM notices WHERE key = ?", key);
  }

  /** Deletes those whose key may come again. */
  forgetOld(now: number): void {
    this.#sql.exec("DELETE FROM notices WHERE forget_at <= ? AND decide_at IS NULL", now);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM notices");
  }

  #read(clause: string, ...values: SqlStorageValue[]): KeptNotice[] {
    return this.#sql
      .exec<Row>(`SELECT ${columns} FROM notices ${clause}`, ...values)
      .toArray()
      .map(({ key, notice, pushed_from, served }) => ({
        key,
        notice: JSON.parse(notice),
        pushedFrom: pushed_from,
        served: JSON.parse(served),
      }));
  }
}

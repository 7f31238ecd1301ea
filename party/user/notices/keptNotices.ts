import type { Kept } from "../part.ts";
import type { KeptNotice } from "./noticeChanges.ts";

type Row = {
  arrival: number;
  key: string;
  notice: string;
  decide_at: number | null;
  pushed_from: number | null;
  served: string;
  forget_at: number | null;
};

/** A person's notices, in order of arrival, in the SQLite of the person's room. */
export class KeptNotices implements Kept<readonly KeptNotice[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly KeptNotice[] {
    const rows = this.#sql.exec<Row>(
      `SELECT rowid AS arrival, key, notice, decide_at, pushed_from, served, forget_at
       FROM notices ORDER BY rowid`,
    );
    return [...rows].map(({ arrival, key, notice, decide_at, pushed_from, served, forget_at }) => ({
      arrival,
      key,
      notice: JSON.parse(notice),
      decideAt: decide_at,
      pushedFrom: pushed_from,
      served: JSON.parse(served),
      forgetAt: forget_at,
    }));
  }

  write(before: readonly KeptNotice[], next: readonly KeptNotice[]): void {
    const left = new Set(next.map(({ arrival }) => arrival));
    for (const { arrival } of before)
      if (!left.has(arrival)) this.#sql.exec("DELETE FROM notices WHERE rowid = ?", arrival);
    const known = new Map(before.map((one) => [one.arrival, one]));
    for (const one of next) {
      const old = known.get(one.arrival);
      if (old === undefined) this.#insert(one);
      else if (old !== one) this.#update(old, one);
    }
  }

  #insert({ arrival, key, notice, decideAt, pushedFrom, served, forgetAt }: KeptNotice): void {
    this.#sql.exec(
      `INSERT INTO notices (rowid, key, notice, decide_at, pushed_from, served, forget_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      arrival,
      key,
      JSON.stringify(notice),
      decideAt,
      pushedFrom,
      JSON.stringify(served),
      forgetAt,
    );
  }

  /** What is indexed is set only if it changes: an index costs rows as well. */
  #update(old: KeptNotice, { arrival, decideAt, pushedFrom, served, forgetAt }: KeptNotice): void {
    if (decideAt !== old.decideAt || pushedFrom !== old.pushedFrom) {
      const row = "UPDATE notices SET decide_at = ?, pushed_from = ? WHERE rowid = ?";
      this.#sql.exec(row, decideAt, pushedFrom, arrival);
    }
    if (forgetAt !== old.forgetAt)
      this.#sql.exec("UPDATE notices SET forget_at = ? WHERE rowid = ?", forgetAt, arrival);
    if (served !== old.served) {
      const row = "UPDATE notices SET served = ? WHERE rowid = ?";
      this.#sql.exec(row, JSON.stringify(served), arrival);
    }
  }
}

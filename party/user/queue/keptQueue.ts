import type { Kept } from "../part.ts";
import { neverAsked, type QuickMatchState } from "./quickMatchState.ts";

type Row = {
  status: string | null;
  v: number;
  n: number;
  away_since: number | null;
  entries: number;
  entries_from: number;
  wants_out: number;
};

/** How it stands with a person's quick match, in the SQLite of the person's room: one row, once there is something. */
export class KeptQueue implements Kept<QuickMatchState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): QuickMatchState {
    const [row] = this.#sql.exec<Row>("SELECT * FROM quick_match").toArray();
    return row === undefined ? neverAsked : stateOf(row);
  }

  write(before: QuickMatchState, next: QuickMatchState): void {
    const [was, row] = [rowOf(before), rowOf(next)];
    const columns = (Object.keys(row) as (keyof Row)[]).filter((column) => row[column] !== was[column]);
    if (columns.length === 0) return;
    this.#sql.exec(
      `INSERT INTO quick_match (only, ${columns.join(", ")}) VALUES (1${", ?".repeat(columns.length)})
       ON CONFLICT (only) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`,
      ...columns.map((column) => row[column]),
    );
  }
}

function stateOf(row: Row): QuickMatchState {
  return {
    status: row.status === null ? null : JSON.parse(row.status),
    v: row.v,
    n: row.n,
    wantsOut: row.wants_out === 1,
    awaySince: row.away_since,
    entries: row.entries,
    entriesFrom: row.entries_from,
  };
}

function rowOf({ status, v, n, wantsOut, awaySince, entries, entriesFrom }: QuickMatchState): Row {
  return {
    status: status && JSON.stringify(status),
    v,
    n,
    away_since: awaySince,
    entries,
    entries_from: entriesFrom,
    wants_out: Number(wantsOut),
  };
}

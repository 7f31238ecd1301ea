import type { ChannelState } from "./state.ts";

type Row = {
  members: string;
  leader: string | null;
  ends: number | null;
  readers: string | null;
  taken: number;
};

/** The state of a channel in its SQLite: a single row. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The channel's state; `undefined` if it has not opened. */
  read(): ChannelState | undefined {
    const [row] = this.#sql.exec<Row>("SELECT members, leader, ends, readers, taken FROM channel");
    if (row === undefined) return undefined;
    const { members, leader, ends, readers, taken } = row;
    return {
      members: JSON.parse(members),
      leader: leader === null ? null : JSON.parse(leader),
      ends,
      readers: readers === null ? null : JSON.parse(readers),
      taken,
    };
  }

  write({ members, leader, ends, readers, taken }: ChannelState): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO channel (only, members, leader, ends, readers, taken) VALUES (1, ?, ?, ?, ?, ?)",
      JSON.stringify(members),
      leader && JSON.stringify(leader),
      ends,
      readers && JSON.stringify(readers),
      taken,
    );
  }
}

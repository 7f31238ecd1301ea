import type { Presence } from "#schema/rooms.ts";
import type { Kept } from "../part.ts";

/** The presence of the person that friends were told last, in the SQLite of the person's room. */
export class KeptPresence implements Kept<Presence> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): Presence {
    const { is_here, here_v } = this.#sql
      .exec<{ is_here: number; here_v: number }>("SELECT is_here, here_v FROM person")
      .one();
    return { isOnline: is_here === 1, v: here_v };
  }

  write(_: Presence, { isOnline, v }: Presence): void {
    this.#sql.exec("UPDATE person SET is_here = ?, here_v = ?", Number(isOnline), v);
  }
}

import type { FriendNews } from "#schema/protocol/friends.ts";
import type { Kept } from "../part.ts";
import type { KnownNews } from "./peopleState.ts";

type Row = { sequence: number; key: string; kind: FriendNews; username: string; is_told: number };

/** What others have done towards the person, in order, in the SQLite of the person's room. */
export class KeptNews implements Kept<readonly KnownNews[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly KnownNews[] {
    const rows = this.#sql.exec<Row>(
      "SELECT sequence, key, kind, username, is_told FROM friend_news ORDER BY sequence",
    );
    return [...rows].map(({ is_told, ...news }) => ({ ...news, isTold: is_told === 1 }));
  }

  /** Of what is stored, only whether it was told can change. */
  write(before: readonly KnownNews[], next: readonly KnownNews[]): void {
    const known = new Map(before.map((one) => [one.sequence, one]));
    for (const one of next) {
      const stored = known.get(one.sequence);
      known.delete(one.sequence);
      if (stored === undefined) this.#insert(one);
      else if (stored !== one)
        this.#sql.exec(
          "UPDATE friend_news SET is_told = ? WHERE sequence = ?",
          Number(one.isTold),
          one.sequence,
        );
    }
    for (const sequence of known.keys())
      this.#sql.exec("DELETE FROM friend_news WHERE sequence = ?", sequence);
  }

  #insert({ sequence, key, kind, username, isTold }: KnownNews): void {
    this.#sql.exec(
      "INSERT INTO friend_news (sequence, key, kind, username, is_told) VALUES (?, ?, ?, ?, ?)",
      sequence,
      key,
      kind,
      username,
      Number(isTold),
    );
  }
}

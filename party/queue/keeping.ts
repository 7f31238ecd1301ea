import { emptyQueue, type QueueState } from "./state.ts";

const lists = ["parties", "calls", "asks", "misses"] as const;

type List = (typeof lists)[number];

/** The state of the queue in its SQLite, a row for each party, call, question and miss. `v` counts the changes. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): { state: QueueState; v: number } {
    const [numbers] = this.#sql.exec<{ next: number; v: number }>("SELECT next, v FROM numbers");
    const state = {
      parties: this.#entries<QueueState["parties"][number]>("parties"),
      calls: this.#entries<QueueState["calls"][number]>("calls"),
      asks: this.#entries<QueueState["asks"][number]>("asks"),
      misses: this.#entries<QueueState["misses"][number]>("misses"),
      next: numbers?.next ?? emptyQueue.next,
      turn: emptyQueue.turn,
    };
    return { state, v: numbers?.v ?? 0 };
  }

  /** Stores what has changed since `before`. @returns the number of changes so far */
  write(before: QueueState, state: QueueState): number {
    for (const list of lists) this.#writeList(list, before[list], state[list]);
    const { v } = this.#sql
      .exec<{ v: number }>(
        `INSERT INTO numbers (only, next, v) VALUES (1, ?, 1)
         ON CONFLICT (only) DO UPDATE SET next = excluded.next, v = v + 1
         RETURNING v`,
        state.next,
      )
      .one();
    return v;
  }

  #writeList(list: List, before: readonly { id: number }[], now: readonly { id: number }[]): void {
    const ids = new Set(now.map(({ id }) => id));
    const known = new Set(before);
    for (const { id } of before) if (!ids.has(id)) this.#sql.exec(`DELETE FROM ${list} WHERE id = ?`, id);
    for (const entry of now) {
      if (known.has(entry)) continue;
      const row = `INSERT OR REPLACE INTO ${list} (id, entry) VALUES (?, ?)`;
      this.#sql.exec(row, entry.id, JSON.stringify(entry));
    }
  }

  #entries<Entry>(list: List): Entry[] {
    const rows = this.#sql.exec<{ entry: string }>(`SELECT entry FROM ${list} ORDER BY id`);
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }
}

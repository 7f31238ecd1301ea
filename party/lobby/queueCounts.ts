import { type QueueCounts, queueCounts } from "#schema/protocol/queueCounts.ts";

/** How many people wait for a quick match, as the queue has reported last, in the lobby's SQLite. */
export class KeptQueueCounts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Stores the queue's report, unless a later one has come. @returns whether it is a change */
  note(counts: QueueCounts, v: number): boolean {
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO queue (only, v, counts, is_told) VALUES (1, ?, ?, 0)
       ON CONFLICT (only) DO UPDATE
       SET v = excluded.v, counts = excluded.counts, is_told = is_told AND counts IS excluded.counts
       WHERE excluded.v > v`,
      v,
      JSON.stringify(counts),
    );
    return rowsWritten > 0;
  }

  read(): QueueCounts {
    const [row] = this.#sql.exec<{ counts: string }>("SELECT counts FROM queue");
    // What the queue of an older Worker has reported says something else; it will report again.
    const { data } = queueCounts.safeParse(JSON.parse(row?.counts ?? "null"));
    return data ?? { people: 0, wishes: [] };
  }

  /** Whether they have changed since the last broadcast; they count as broadcast from now on. */
  takeNews(): boolean {
    return this.#sql.exec("UPDATE queue SET is_told = 1 WHERE is_told = 0").rowsWritten > 0;
  }
}

import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";

/** The answers that a room gave lately, so that a request which comes again gets the same one and acts once. */
export class Answers {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The frame that this asker's request was answered with, if it was. */
  find(asker: string, id: RequestID): string | undefined {
    const [row] = this.#sql.exec<{ answer: string }>(
      "SELECT answer FROM answers WHERE asker = ? AND request_id = ?",
      asker,
      id,
    );
    return row?.answer;
  }

  /** Keeps an answer, and forgets the asker's oldest ones. */
  keep(asker: string, id: RequestID, answer: string): void {
    this.#sql.exec("INSERT INTO answers (asker, request_id, answer) VALUES (?, ?, ?)", asker, id, answer);
    this.#sql.exec(
      `DELETE FROM answers WHERE asker = ?1 AND sequence <= (
         SELECT sequence FROM answers WHERE asker = ?1 ORDER BY sequence DESC LIMIT 1 OFFSET ?2
       )`,
      asker,
      limits.answersKept,
    );
  }
}

import type { Kept } from "../part.ts";
import type { ToldChat, ToldChats } from "./conditionChanges.ts";

type Row = { chat_id: string; others: string; v: number; conditions: string };

/** What each chat was told of the person, in the SQLite of the person's room. */
export class KeptConditions implements Kept<ToldChats> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): ToldChat[] {
    return [...this.#sql.exec<Row>("SELECT * FROM chat_conditions")].map(toldOf);
  }

  /** The same for one chat only. */
  of(chatID: string): Kept<ToldChats> {
    const row = "SELECT * FROM chat_conditions WHERE chat_id = ?";
    return {
      read: () => [...this.#sql.exec<Row>(row, chatID)].map(toldOf),
      write: (before, next) => this.write(before, next),
    };
  }

  write(before: ToldChats, next: ToldChats): void {
    const [stored, chatIDs] = [new Set(before), new Set(next.map(({ chatID }) => chatID))];
    for (const { chatID } of before)
      if (!chatIDs.has(chatID)) this.#sql.exec("DELETE FROM chat_conditions WHERE chat_id = ?", chatID);
    for (const told of next) if (!stored.has(told)) this.#store(told);
  }

  #store({ chatID, others, v, muted, games }: ToldChat): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO chat_conditions (chat_id, others, v, conditions) VALUES (?, ?, ?, ?)",
      chatID,
      JSON.stringify(others),
      v,
      JSON.stringify({ muted, games }),
    );
  }
}

function toldOf({ chat_id: chatID, others, v, conditions }: Row): ToldChat {
  return { chatID, others: JSON.parse(others), v, ...JSON.parse(conditions) };
}

import { chatRoom } from "#schema/roomNames.ts";
import type { ChatConditions } from "#schema/rooms.ts";
import type { Table } from "#store/gameLists.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";

type Row = { chat_id: string; others: string; v: number; conditions: string };
type Known = Omit<ChatConditions, "v">;

/** What the conditions follow from. */
type Sources = { hasMuted(userID: number): boolean; tables(): readonly Table[] };

/**
 * What each chat of the person was told of them (`ChatConditions`), so that it need not ask before a message. A chat
 * asks once, and is told of every change.
 */
export class Conditions {
  readonly #room: OwnRoom;
  readonly #sources: Sources;

  constructor(room: OwnRoom, sources: Sources) {
    this.#room = room;
    this.#sources = sources;
  }

  /** The conditions for a chat with these other members, which is told of changes from now on. Only inside a transaction. */
  for(chatID: string, others: readonly number[]): ChatConditions {
    const [row] = this.#room.sqlite
      .exec<Row>("SELECT * FROM chat_conditions WHERE chat_id = ?", chatID)
      .toArray();
    const userIDs = others.toSorted((one, other) => one - other);
    const known = this.#knownTo(userIDs);
    const isSame = row?.others === JSON.stringify(userIDs) && row.conditions === JSON.stringify(known);
    return { v: isSame ? row.v : this.#store(chatID, userIDs, known, row?.v), ...known };
  }

  /** Queues the conditions for all chats for which they have changed. Only inside a transaction. */
  refresh(): void {
    const rows = this.#room.sqlite.exec<Row>("SELECT * FROM chat_conditions").toArray();
    for (const { chat_id: chatID, others, v, conditions } of rows) {
      const userIDs: number[] = JSON.parse(others);
      const known = this.#knownTo(userIDs);
      if (JSON.stringify(known) === conditions) continue;
      this.#store(chatID, userIDs, known, v);
      this.#room.send("conditions", { chatID });
    }
  }

  /** Tells the private chat with a user now, and waits for the first attempt. */
  async tellNow(userID: number): Promise<void> {
    const chats = this.#room.sqlite
      .exec<Row>("SELECT * FROM chat_conditions WHERE others = ?", JSON.stringify([userID]))
      .toArray();
    await this.#room.sendNow(
      "conditions",
      chats.map(({ chat_id: chatID }) => ({ chatID })),
    );
  }

  async deliver({ chatID }: UserMessages["conditions"]): Promise<void> {
    const { env, sqlite, self, act } = this.#room;
    const [row] = sqlite.exec<Row>("SELECT * FROM chat_conditions WHERE chat_id = ?", chatID).toArray();
    if (row === undefined) return;
    const known: Known = JSON.parse(row.conditions);
    const isMember = await chatRoom(env, chatID).conditionsChanged(self().id, { v: row.v, ...known });
    if (!isMember)
      act(() => sqlite.exec("DELETE FROM chat_conditions WHERE chat_id = ? AND v = ?", chatID, row.v));
  }

  /** The account was deleted. */
  forget(): void {
    this.#room.sqlite.exec("DELETE FROM chat_conditions");
  }

  #knownTo(others: readonly number[]): Known {
    const { hasMuted, tables } = this.#sources;
    const games = tables().filter(({ userIDs }) => userIDs.some((id) => others.includes(id)));
    return { muted: others.filter(hasMuted), games: games.map(({ gameID }) => gameID) };
  }

  /** @returns the number of the stored state. It also grows when a chat is deleted here and asks again. */
  #store(chatID: string, others: readonly number[], known: Known, before = 0): number {
    const v = Math.max(Date.now(), before + 1);
    this.#room.sqlite.exec(
      "INSERT OR REPLACE INTO chat_conditions (chat_id, others, v, conditions) VALUES (?, ?, ?, ?)",
      chatID,
      JSON.stringify(others),
      v,
      JSON.stringify(known),
    );
    return v;
  }
}

import { userRoom } from "#schema/roomNames.ts";
import type { ChatConditions, Identity, RoomBindings } from "#schema/rooms.ts";
import type { Members } from "./members.ts";
import { tableOf } from "./tableTalk.ts";

type Row = { v: number; muted: string; games: string };

const none: ChatConditions = { v: 0, muted: [], games: [] };

/** The room of a chat, as far as it is needed here. */
type Chat = { env: RoomBindings; sqlite: SqlStorage; members: Members; newest(identity: Identity): Identity };

/**
 * What the members' own rooms have told the chat of them, in the chat's SQLite, so that a message need not wait for
 * them. Each is asked once, and again when the members have changed; it tells every change.
 */
export class Conditions {
  readonly #chat: Chat;

  constructor(chat: Chat) {
    this.#chat = chat;
  }

  /** Whether a member has muted another. */
  async hasMuted(userID: number, otherID: number): Promise<boolean> {
    return (await this.#of(userID)).muted.includes(otherID);
  }

  /** The running game in which a member sits with another one. */
  async gameOf(userID: number): Promise<number | undefined> {
    const { games } = await this.#of(userID);
    return tableOf(this.#chat.env, games, userID, this.#othersOf(userID));
  }

  /** Asks a member's own room. */
  async ask(userID: number): Promise<void> {
    const { env, members, newest } = this.#chat;
    const name = members.find(userID)?.name;
    if (name === undefined) return;
    const identity = newest({ kind: "user", id: userID, name });
    const { id } = this.#chat.sqlite.exec<{ id: string }>("SELECT id FROM chat").one();
    const conditions = await userRoom(env, identity).chatConditions(identity, id, this.#othersOf(userID));
    this.note(userID, conditions);
  }

  /** Stores what is known of a member, unless newer things are. @returns whether the user is a member */
  note(userID: number, { v, muted, games }: ChatConditions): boolean {
    const { sqlite, members } = this.#chat;
    if (members.find(userID) === undefined) return false;
    sqlite.exec(
      `INSERT INTO conditions (user_id, v, muted, games) VALUES (?, ?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET v = excluded.v, muted = excluded.muted, games = excluded.games
       WHERE excluded.v > v`,
      userID,
      v,
      JSON.stringify(muted),
      JSON.stringify(games),
    );
    return true;
  }

  /** A member has just been added by somebody whom they have not muted. */
  begin(userID: number): void {
    this.note(userID, none);
  }

  remove(userID: number): void {
    this.#chat.sqlite.exec("DELETE FROM conditions WHERE user_id = ?", userID);
  }

  async #of(userID: number): Promise<ChatConditions> {
    const known = this.#find(userID);
    if (known !== undefined) return known;
    // A chat from before these were kept, or a member who has just come.
    await this.ask(userID);
    return this.#find(userID) ?? none;
  }

  #find(userID: number): ChatConditions | undefined {
    const [row] = this.#chat.sqlite.exec<Row>(
      "SELECT v, muted, games FROM conditions WHERE user_id = ?",
      userID,
    );
    return row && { v: row.v, muted: JSON.parse(row.muted), games: JSON.parse(row.games) };
  }

  #othersOf(userID: number): number[] {
    return this.#chat.members.all().flatMap((member) => (member.userID === userID ? [] : [member.userID]));
  }
}

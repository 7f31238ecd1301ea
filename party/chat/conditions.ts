import { userRoom } from "#schema/roomNames.ts";
import type { ChatConditions, Identity, RoomBindings } from "#schema/rooms.ts";
import { type ChatState, conditionsIn, memberIn, othersIn } from "./state.ts";
import { tableOf } from "./tableTalk.ts";

/** The room of a chat, as far as it is needed here. */
type Chat = {
  env: RoomBindings;
  state(): ChatState;
  newest(identity: Identity): Identity;
  /** Stores what a member's own room has told. */
  note(userID: number, conditions: ChatConditions): void;
};

/**
 * Asks the members' own rooms what the chat must know of them before a message. Each is asked once, and again when the
 * members have changed; it tells every change.
 */
export class Conditions {
  readonly #chat: Chat;

  constructor(chat: Chat) {
    this.#chat = chat;
  }

  /** Whether a member has muted another. */
  async hasMuted(userID: number, otherID: number): Promise<boolean> {
    const { muted } = await this.#of(userID);
    return muted.includes(otherID);
  }

  /** The running game in which a member sits with another one. */
  async gameOf(userID: number): Promise<number | undefined> {
    const { games } = await this.#of(userID);
    return tableOf(this.#chat.env, games, userID, othersIn(this.#chat.state(), userID));
  }

  /** Asks a member's own room. */
  async ask(userID: number): Promise<void> {
    const { env, newest, note } = this.#chat;
    const state = this.#chat.state();
    const member = memberIn(state, userID);
    if (member === undefined) return;
    const identity = newest({ kind: "user", id: userID, name: member.name });
    const conditions = await userRoom(env, identity).chatConditions(
      identity,
      state.id,
      othersIn(state, userID),
    );
    note(userID, conditions);
  }

  async #of(userID: number): Promise<Omit<ChatConditions, "v">> {
    // A chat from before these were kept, or a member who has just come.
    if (conditionsIn(this.#chat.state(), userID) === undefined) await this.ask(userID);
    return conditionsIn(this.#chat.state(), userID) ?? { muted: [], games: [] };
  }
}

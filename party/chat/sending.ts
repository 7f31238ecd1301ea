import type { ChatProtocol } from "#schema/protocol/chat.ts";
import type { Message } from "#schema/protocol/message.ts";
import { channelRoom, gameChannel, userRoom } from "#schema/roomNames.ts";
import type { Identity, RoomBindings } from "#schema/rooms.ts";
import type { Reply } from "../handlers.ts";
import type { Messages } from "../messages/messages.ts";
import { countLately, isTooMany } from "../messages/writing.ts";
import { type ChatChanged, written } from "./changes.ts";
import type { Conditions } from "./conditions.ts";
import { InTurn } from "./inTurn.ts";
import { type ChatState, isGroup, othersIn } from "./state.ts";

type SendReply = Reply<ChatProtocol, "chat:sendMessage">;

/** The room of a chat, as far as it is needed here. */
type Chat = {
  env: RoomBindings;
  name(): string;
  messages: Messages;
  conditions: Conditions;
  state(): ChatState;
  newest(identity: Identity): Identity;
  act<T>(transaction: () => T): T;
  /** Sends a message that was just stored to everybody, and stores what follows from it. Only inside a transaction. */
  onWritten(message: Message, change: ChatChanged, now: number): void;
};

/** Where a message goes that a member sends: into the chat, or to the table at which the member sits with another one. */
export class Sending {
  readonly #chat: Chat;
  /** No message overtakes another of the same member. */
  readonly #inTurn = new InTurn();

  constructor(chat: Chat) {
    this.#chat = chat;
  }

  /** @param origin identifies a message that may arrive twice */
  send(sender: Identity, body: string, origin: string): Promise<SendReply> {
    return this.#inTurn.run(sender.id, () => this.#send(sender, body, origin));
  }

  async #send(sender: Identity, body: string, origin: string): Promise<SendReply> {
    const { env, conditions, messages, name, state, act } = this.#chat;
    if (!isGroup(state())) {
      const [recipient] = othersIn(state(), sender.id);
      if (recipient === undefined) return { error: "not_found" };
      if (await conditions.hasMuted(recipient, sender.id)) return { error: "not_wanted" };
    }
    const readers = othersIn(state(), sender.id).length;
    // A message to one other person is to wait for no other room; one to a group costs more.
    const isCounted = isGroup(state()) && !messages.has(origin);
    if (isCounted && !(await userRoom(env, sender).admitMessage(sender, readers)))
      return { error: "too_many" };
    const gameID = await conditions.gameOf(sender.id);
    if (gameID === undefined) return act(() => this.#write(sender, body, origin, Date.now()));
    const channel = gameChannel(gameID);
    const isWritten = await channelRoom(env, channel).write(sender, body, `${name()} ${origin}`);
    return isWritten ? { data: { channel } } : { error: "too_many" };
  }

  #write(by: Identity, body: string, origin: string, now: number): SendReply {
    const { messages, newest, state, onWritten } = this.#chat;
    const sender = newest(by);
    const change = written(state(), sender.id);
    if ("error" in change) return change;
    const isNew = !messages.has(origin);
    if (isNew && isTooMany(countLately(messages, sender, now))) return { error: "too_many" };
    const message = messages.add({ sender, body, created: now }, origin);
    if (isNew) onWritten(message, change, now);
    return { data: { id: message.id } };
  }
}

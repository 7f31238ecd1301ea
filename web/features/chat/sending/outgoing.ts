import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import type { Message } from "#schema/protocol/message.ts";
import { asLines } from "#schema/text.ts";
import { channels } from "#web/net/channel/channels.ts";
import { chats } from "#web/net/chat/chats.ts";
import { type ConversationName, isChannel } from "#web/net/chat/conversation.ts";
import { createPersistedStore } from "#web/net/persistedStore.ts";
import { newRequestID } from "#web/net/requestID.ts";
import { onOtherSession, session } from "#web/net/session.ts";
import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import { readOutgoing } from "./kept.ts";
import type { Outgoing, SendFault } from "./outgoingMessage.ts";

/** The result of sending: the message's number, the channel that it went to instead, or why it failed. */
type Delivery = { number?: number; channel?: ConversationName; error?: SendFault };

/** After a reload, the talk itself shows the messages that have arrived. */
const outgoing = createPersistedStore<readonly Outgoing[]>("TacOutgoing", [], readOutgoing, (all) =>
  all.filter(({ state }) => state !== "arrived"),
);

/** Chats whose messages went to the channel of the running game instead, with that channel. */
const movedTo = createStore<Readonly<Record<ConversationName, ConversationName>>>({});

onOtherSession(() => movedTo.write({}));

/** The messages being sent to a talk that are not among its messages yet. */
export function useOutgoing(talk: ConversationName, messages: readonly Message[]): Outgoing[] {
  const all = useStore(outgoing);
  return all.filter((message) => message.talk === talk && !messages.some((other) => isSame(message, other)));
}

/** A message often reaches everybody before its sender gets the answer. */
function isSame({ number, body, after }: Outgoing, other: Message): boolean {
  if (number !== undefined) return other.id >= number;
  return other.id > after && other.body === body && other.sender?.name === session.read()?.username;
}

/** The channel that received what was written in this chat; `undefined` if none did. */
export function useMovedTo(talk: ConversationName): ConversationName | undefined {
  return useStore(movedTo)[talk];
}

/**
 * Sends a message to a talk whose last message has the number `after`. Pasted characters that are not text are removed.
 */
export function sendMessage(talk: ConversationName, written: string, after: number): void {
  const body = asLines(written).trim();
  if (body === "") return;
  const message: Outgoing = { id: newRequestID(), talk, body, after, state: "sending" };
  outgoing.write([...outgoing.read().filter(({ state }) => state !== "arrived"), message]);
  void deliver(message);
}

/** Retries a message that failed. */
export function sendAgain(message: Outgoing): void {
  change(message.id, { state: "sending", fault: undefined });
  void deliver(message);
}

/** Discards a message that failed. */
export function discard({ id }: Outgoing): void {
  outgoing.write(outgoing.read().filter((message) => message.id !== id));
}

async function deliver(message: Outgoing): Promise<void> {
  const { id, talk } = message;
  const { number, channel, error } = await (isChannel(talk) ? askChannel(message) : askChat(message));
  if (error !== undefined) {
    change(id, { state: "failed", fault: error });
  } else if (channel !== undefined) {
    discard(message);
    movedTo.write({ ...movedTo.read(), [talk]: channel });
  } else {
    change(id, { state: "arrived", number });
  }
}

async function askChannel({ id, talk, body }: Outgoing): Promise<Delivery> {
  const leave = channels.enter(talk);
  const { ask } = channels.clientOf(talk);
  const reply = await ask("channel:sendMessage", { body }, limits.messageAnswerMs, id);
  leave();
  return reply.isDone ? { number: reply.data.id } : { error: reply.error };
}

/** The chat stays connected until it has answered, whatever is on screen. */
async function askChat({ id, talk, body }: Outgoing): Promise<Delivery> {
  const leave = chats.enter(talk);
  const { ask } = chats.clientOf(talk);
  const reply = await ask("chat:sendMessage", { body }, limits.messageAnswerMs, id);
  leave();
  if (!reply.isDone) return { error: reply.error };
  return "channel" in reply.data ? { channel: reply.data.channel } : { number: reply.data.id };
}

function change(id: RequestID, to: Partial<Outgoing>): void {
  outgoing.write(outgoing.read().map((message) => (message.id === id ? { ...message, ...to } : message)));
}

import { useSyncExternalStore } from "react";
import { limits } from "#schema/limits.ts";
import type { ChannelProtocol } from "#schema/protocol/channel.ts";
import type { ChatProtocol } from "#schema/protocol/chat.ts";
import type { CommonError, RequestID } from "#schema/protocol/envelope.ts";
import type { Message } from "#schema/protocol/message.ts";
import type { ErrorCode } from "#schema/protocol/protocol.ts";
import { asLines } from "#schema/text.ts";
import { channels } from "#web/net/channel/channels.ts";
import { chats } from "#web/net/chat/chats.ts";
import { isChannel, type TalkName } from "#web/net/chat/talk.ts";
import { createKeptStore } from "#web/net/keptStore.ts";
import { onOtherSession } from "#web/net/otherSession.ts";
import { newRequestID } from "#web/net/room/requests.ts";
import { session } from "#web/net/session.ts";
import { createStore } from "#web/ui/store.ts";
import { readOutgoing } from "./kept.ts";

/** Why a message did not go out: what the room says, or that it could not be reached in time. */
export type SendFault =
  | ErrorCode<ChannelProtocol>
  | ErrorCode<ChatProtocol>
  | CommonError
  | "lost"
  | "timeout";

/** What became of a message: its number, the channel that it went to instead, or why it did not go out. */
type Delivery = { number?: number; channel?: TalkName; error?: SendFault };

/** A message that was written here and is not seen among the others yet. */
export interface Outgoing {
  /** Goes along however often it is sent, so that it arrives once. */
  id: RequestID;
  talk: TalkName;
  body: string;
  /** The last number in the talk when it was written. */
  after: number;
  state: "sending" | "failed" | "arrived";
  fault?: SendFault;
  /** Its number among the messages of the talk, once it has one. */
  number?: number;
}

/** What has arrived already is told by its talk after a reload. */
const outgoing = createKeptStore<readonly Outgoing[]>("TacOutgoing", [], readOutgoing, (all) =>
  all.filter(({ state }) => state !== "arrived"),
);

/** Chats in which something was written that went to the channel of the running game instead: which. */
const movedTo = createStore<Readonly<Record<TalkName, TalkName>>>({});

onOtherSession(() => movedTo.write({}));

/** What is on its way into a talk, and is not among its messages yet. */
export function useOutgoing(talk: TalkName, messages: readonly Message[]): Outgoing[] {
  const all = useSyncExternalStore(outgoing.subscribe, outgoing.read);
  return all.filter((message) => message.talk === talk && !messages.some((other) => isSame(message, other)));
}

/** A message is often told to all before its writer gets the answer. */
function isSame({ number, body, after }: Outgoing, other: Message): boolean {
  if (number !== undefined) return other.id >= number;
  return other.id > after && other.body === body && other.sender?.name === session.read()?.username;
}

/** The channel to which went what was written in this chat; `undefined` where nothing did. */
export function useMovedTo(talk: TalkName): TalkName | undefined {
  return useSyncExternalStore(movedTo.subscribe, movedTo.read)[talk];
}

/** Writes a message into a talk whose last one has the number `after`. What was pasted along and is no text is left out. */
export function sendMessage(talk: TalkName, written: string, after: number): void {
  const body = asLines(written).trim();
  if (body === "") return;
  const message: Outgoing = { id: newRequestID(), talk, body, after, state: "sending" };
  outgoing.write([...outgoing.read().filter(({ state }) => state !== "arrived"), message]);
  void deliver(message);
}

/** Tries a message once more that did not go out. */
export function sendAgain(message: Outgoing): void {
  change(message.id, { state: "sending", fault: undefined });
  void deliver(message);
}

/** Gives up a message that did not go out. */
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

/** The chat stays connected until it has answered, whatever is shown meanwhile. */
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

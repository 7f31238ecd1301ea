import type { Message } from "#schema/protocol/message.ts";
import type { Written } from "#schema/rooms.ts";
import type { EffectHandlersOf } from "../changed.ts";

/** The due dates of a channel: its end, and the deletion of its oldest messages. */
export type ChannelDue = "end" | "old";

/** What has to be done outside of the reducer, in this order, once the next state is stored. */
export type Effect =
  /** Something is due at this time (ms UTC); `undefined` if it is not any more. */
  | { kind: "due"; due: ChannelDue; at: number | undefined }
  /** The same, unless it is due at some time already. */
  | { kind: "dueIfNone"; due: ChannelDue; at: number }
  /** The channel begins with these messages of another one. */
  | { kind: "takeOver"; messages: readonly Written[] }
  /** libSQL gets the new messages. */
  | { kind: "copy" }
  /** Of the messages that libSQL has, only the newest stay here. */
  | { kind: "trim" }
  /** Everybody gets this new message. */
  | { kind: "message"; message: Message }
  /** A message loses its text and author for everybody, here and in libSQL. */
  | { kind: "hide"; id: number }
  /** The rights of everybody who is here may have changed. */
  | { kind: "review" }
  /** Everybody gets the channel anew. */
  | { kind: "snapshot" }
  /** Earlier events, which contain messages that are deleted by now, can't be told again. */
  | { kind: "forgetEvents" }
  /** Everybody has to leave. */
  | { kind: "close" }
  /** The channel is deleted as soon as nothing is left to deliver. Only while handling its end. */
  | { kind: "forget" };

/** For each kind of effect, what carries it out. */
export type EffectHandlers = EffectHandlersOf<Effect>;

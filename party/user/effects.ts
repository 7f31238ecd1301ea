import type { Notice } from "#schema/notice.ts";
import type { EventData, EventType } from "#schema/protocol/protocol.ts";
import type { QueueReason } from "#schema/protocol/queue.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity } from "#schema/rooms.ts";
import type { EffectHandlersOf } from "../changed.ts";
import type { UserMessages } from "./outboxMessages.ts";

/** The due dates of a person's room. The part that acts on one has it in its `dues`. */
export type UserDue =
  | "gone"
  | "notices"
  | "unread"
  | "turns"
  | "vacation"
  | "quickMatch"
  | "sessions"
  | "removed";

type Event = EventType<UserProtocol>;
type Message = keyof UserMessages;

/** What has to be done outside of a part's reducer, in this order, once the part's next state is stored. */
export type Effect =
  /** All tabs get this event. */
  | { [Type in Event]: { kind: "publish"; type: Type; data: EventData<UserProtocol, Type> } }[Event]
  /** This leaves through the outbox. What is queued already under the same key, by default its contents, is replaced. */
  | { [Kind in Message]: { kind: "send"; message: Kind; payload: UserMessages[Kind]; key?: string } }[Message]
  /** Something is due at this time (ms UTC); `undefined` if it is not any more. */
  | { kind: "due"; due: UserDue; at: number | undefined }
  /** The same, unless it is due at some time already. */
  | { kind: "dueIfNone"; due: UserDue; at: number }
  /** The person might want to know this. It is told once for each key, which follows from the notice by itself. */
  | { kind: "notice"; notice: Notice; key?: string }
  /** The subject of this notice is settled: the next one about it is new. */
  | { kind: "settled"; notice: Notice }
  /** The person waits in this waiting room from now on, or in none. */
  | { kind: "waits"; waitingID: WaitingID | null }
  /** The person has entered the queue, and waits nowhere else. */
  | { kind: "queued" }
  /** The person does not wait for a quick match any more. */
  | { kind: "leaveQueue"; because: QueueReason | null }
  /** The guest has become this user. */
  | { kind: "becomes"; identity: Identity }
  /** The person has another name. */
  | { kind: "renamed" }
  /** Whom the person has muted has changed. */
  | { kind: "muted" }
  /** The person's chats have changed; whether one of those has unread messages. */
  | { kind: "chats"; isUnread: boolean }
  /** Others sit at the person's tables, which counts in the person's chats. */
  | { kind: "conditions" }
  /** A vacation has begun or ended. */
  | { kind: "vacation" };

/** For each kind of effect, what carries it out. */
export type EffectHandlers = EffectHandlersOf<Effect>;

/** The effect that sends all tabs an event. */
export function publish<Type extends Event>(type: Type, data: EventData<UserProtocol, Type>): Effect {
  return { kind: "publish", type, data } as Effect;
}

/** The effect that queues an outbox message. */
export function send<Kind extends Message>(message: Kind, payload: UserMessages[Kind]): Effect {
  return { kind: "send", message, payload } as Effect;
}

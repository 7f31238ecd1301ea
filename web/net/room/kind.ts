import type { PartyName } from "#schema/api/sockets.ts";
import type { Event } from "#schema/protocol/envelope.ts";
import type { EventData, EventType, Protocol } from "#schema/protocol/protocol.ts";

/** Any event of a protocol, with the data of its type. */
export type EventOf<P extends Protocol> = { [T in EventType<P>]: Event<T, EventData<P, T>> }[EventType<P>];

/** What the client makes of the rooms of a party. */
export interface RoomKind<P extends Protocol, State> {
  party: PartyName;
  protocol: P;
  /** The event that is the whole state, with which everything begins. */
  whole: EventType<P>;
  /** The state before anything was heard. */
  initial: State;
  /** The state after an event. Pure; it gets each event once, in order, and none that does not fit its schema. */
  reduce: (state: State, event: EventOf<P>) => State;
}

/** Says what the client makes of the rooms of a party; only for its types. Keep it outside of components. */
export function defineRoom<P extends Protocol, State>(kind: RoomKind<P, State>): RoomKind<P, State> {
  return kind;
}

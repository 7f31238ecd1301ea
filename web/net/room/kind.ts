import type { PartyName } from "#schema/api/sockets.ts";
import type { Event } from "#schema/protocol/envelope.ts";
import type { EventData, EventType, Protocol } from "#schema/protocol/protocol.ts";

/** Any event of a protocol, with its type's data. */
export type EventOf<P extends Protocol> = { [T in EventType<P>]: Event<T, EventData<P, T>> }[EventType<P>];

/** The client's view of a party's rooms. */
export interface RoomKind<P extends Protocol, State> {
  party: PartyName;
  protocol: P;
  /** The snapshot event with the whole state, which comes first; several if the rooms of the party differ. */
  whole: EventType<P> | readonly EventType<P>[];
  /** The state before the first event. */
  initial: State;
  /** The state after an event. Pure. It receives each event once, in order, and only if it matches its schema. */
  reduce: (state: State, event: EventOf<P>) => State;
  /**
   * The state as it is shown while the connection is lost or doubtful: without what nobody can know then, such as who is
   * online. Pure. Absent if there is nothing of the kind.
   */
  doubted?: (state: State) => State;
}

/** Defines the client's view of a party's rooms; it only infers the types. Call it outside of components. */
export function defineRoom<P extends Protocol, State>(kind: RoomKind<P, State>): RoomKind<P, State> {
  return kind;
}

/** Whether an event of this type has the whole state. */
export function isWhole<P extends Protocol, State>({ whole }: RoomKind<P, State>, type: string): boolean {
  return typeof whole === "string" ? type === whole : whole.includes(type as EventType<P>);
}

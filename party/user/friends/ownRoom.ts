import type { EventData, EventType } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Due } from "../../due.ts";
import type { PartyEnv } from "../../env.ts";

/** A person's room, as far as its parts work with it. */
export interface OwnRoom {
  env: PartyEnv;
  sqlite: SqlStorage;
  due: Due;
  /** Whose room it is. */
  self(): Identity;
  /** Whether a tab is open. */
  isHere(): boolean;
  /** Whether a tab is looked at (ms UTC). */
  isLookedAt(now: number): boolean;
  act<T>(deed: () => T): T;
  /** Tells all tabs. Only inside a deed. */
  tell<T extends EventType<UserProtocol>>(type: T, data: EventData<UserProtocol, T>): void;
  /** Puts something into the outbox; what is there already in the same words is sent once. */
  send(kind: string, payload: object): void;
  /** The same, and waits for the first try of each. */
  sendNow(kind: string, payloads: readonly object[]): Promise<void>;
}

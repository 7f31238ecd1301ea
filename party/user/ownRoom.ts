import type { Identity } from "#schema/rooms.ts";
import type { PartyEnv } from "../env.ts";
import type { Effect, UserDue } from "./effects.ts";
import type { UserMessages } from "./outboxMessages.ts";

/** A person's room, as its parts use it. */
export interface OwnRoom {
  env: PartyEnv;
  sqlite: SqlStorage;
  /** The owner of the room. */
  self(): Identity;
  /** Whether the account is not deleted. It may have been while others were asked. */
  isOpen(): boolean;
  /** Whether a tab is open. */
  isHere(): boolean;
  /** Whether a tab has the user's attention (ms UTC). */
  isLookedAt(now: number): boolean;
  /** When this is due (ms UTC), if it is. */
  dueAt(due: UserDue): number | undefined;
  act<T>(transaction: () => T): T;
  /** Does what follows from a change. Only inside the transaction that stores it. */
  carryOut(effects: readonly Effect[], now: number): void;
  /** Queues an outbox message; one with the same contents that is queued already is sent once. */
  send<Kind extends keyof UserMessages>(kind: Kind, payload: UserMessages[Kind]): void;
  /** The same, and waits for the first attempt of each. */
  sendNow<Kind extends keyof UserMessages>(
    kind: Kind,
    payloads: readonly UserMessages[Kind][],
  ): Promise<void>;
}

import * as z from "zod/mini";
import type { OutboxMessage } from "../outbox.ts";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity, nothing, person, session } from "../payloads.ts";

const sitting = { identity, since: z.number() };

/** What leaves a waiting room. */
export const waitingMessages = {
  /** For a person's own room: the person has sat down here, or has left. */
  claim: z.object(sitting),
  release: z.object({ person, since: z.number() }),
  /** The same: the room is full. */
  full: z.object({ identity }),
  /** For the room's channel: its members have changed. */
  channel: nothing,
  /** For the lobby: the room's state. `v` numbers the reports. */
  listing: z.object({ v: z.int() }),
  /** The game that the room becomes, for libSQL and its own room. */
  begin: z.object({ createdAt: z.number() }),
  /** For the own room of who sits on this slot of a table of the queue: the game has begun. */
  began: z.object({ slot: z.int() }),
  /** For that game: one of its players has another identity. */
  becoming: z.object({ person, identity, session: z.optional(session) }),
  /** For the previous game: who waits for a rematch. */
  rematch: nothing,
  /** Older rooms queued `rematch` as this. */
  closed: nothing,
};
export type WaitingMessages = PayloadsOf<typeof waitingMessages>;
export type WaitingMessage = OutboxMessage<WaitingMessages>;

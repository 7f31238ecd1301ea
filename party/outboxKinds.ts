import type * as z from "zod/mini";
import { limits } from "#schema/limits.ts";

/**
 * What happens to the outbox messages of one kind. The payload is parsed when it leaves, because it may be older than
 * the code that delivers it.
 */
export interface OutboxKind<Payload> {
  schema: z.ZodMiniType<Payload>;
  /**
   * The lane of a message, which is named after its recipient: the messages of a lane leave in order, one at a time,
   * and wait for no other lane.
   */
  lane(payload: Payload): string;
  /** Throws on failure. May be called again with a message that has been delivered. */
  deliver(payload: Payload): Promise<void>;
  /** The longest delay before a retry, in ms, unless limits.outboxRetryMaxMs. */
  retryMaxMs?(): number;
  /** How long delivery is tried before the message is given up, in ms, unless limits.outboxPatienceMs. */
  patienceMs?: number;
}

/** The kinds of a room's outbox messages, given their payloads by kind. */
export type OutboxKinds<Payloads> = { readonly [Kind in keyof Payloads]: OutboxKind<Payloads[Kind]> };

/** Some room's kinds. */
export type AnyOutboxKinds = Readonly<Record<string, OutboxKind<unknown>>>;

/** The payloads by kind, given their schemas. */
export type PayloadsOf<Schemas> = { [Kind in keyof Schemas]: z.output<Schemas[Kind]> };

/** Where a message of a kind for libSQL goes: each kind has its lane, and is not given up soon. */
export function toLibsql(kind: string): Pick<OutboxKind<unknown>, "lane" | "patienceMs"> {
  return { lane: () => `libSQL ${kind}`, patienceMs: limits.outboxPatienceForLibsqlMs };
}

/** The same kinds; but what is due while `isWanted` says no is dropped. */
export function deliverOnlyIf<Kinds extends AnyOutboxKinds>(isWanted: () => boolean, kinds: Kinds): Kinds {
  const wanted = Object.entries(kinds).map(([name, kind]) => [
    name,
    {
      ...kind,
      deliver: async (payload: unknown) => {
        if (isWanted()) await kind.deliver(payload);
      },
    },
  ]);
  return Object.fromEntries(wanted);
}

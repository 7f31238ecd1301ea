import type * as z from "zod/mini";

/**
 * What happens to the outbox messages of one kind. The payload is parsed when it leaves, because it may be older than
 * the code that delivers it.
 */
export interface OutboxKind<Payload> {
  schema: z.ZodMiniType<Payload>;
  /** Throws on failure. May be called again with a message that has been delivered. */
  deliver(payload: Payload): Promise<void>;
  /** The longest delay before a retry, in ms, unless limits.outboxRetryMaxMs. */
  retryMaxMs?(): number;
}

/** The kinds of a room's outbox messages, given their payloads by kind. */
export type OutboxKinds<Payloads> = { readonly [Kind in keyof Payloads]: OutboxKind<Payloads[Kind]> };

/** Some room's kinds. */
export type AnyOutboxKinds = Readonly<Record<string, OutboxKind<unknown>>>;

/** The payloads by kind, given their schemas. */
export type PayloadsOf<Schemas> = { [Kind in keyof Schemas]: z.output<Schemas[Kind]> };

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

import { z } from "zod";
import { limits } from "../limits.ts";

/**
 * What the site has not delivered, for its operator: outbox messages of rooms, and jobs of the Worker, that were given
 * up or are stuck. Without their contents; times in ms UTC.
 */
export const undeliveredAnswer = z.strictObject({
  undelivered: z.array(
    z.strictObject({
      /** `jobs/12`, or a room's party, name and message: `game/7/d3-m2k9`. */
      id: z.string(),
      isDead: z.boolean(),
      kind: z.string(),
      lane: z.string(),
      attempts: z.int(),
      error: z.nullable(z.string()),
      waitsSince: z.int(),
    }),
  ),
  /** Who did not answer: rooms with undelivered messages, and `jobs` while libSQL is away. */
  silent: z.array(z.string()),
  /** Who perhaps has more than is listed: rooms, and `jobs`. */
  more: z.array(z.string()),
  /** The last room that was asked, if others may follow. The next call names it as `after`. */
  next: z.nullable(z.string()),
  askedAt: z.int(),
});
export type UndeliveredAnswer = z.infer<typeof undeliveredAnswer>;

/** Retries or drops some of them. */
export const settleUndeliveredBody = z.strictObject({
  action: z.enum(["retry", "drop"]),
  ids: z.array(z.string()).max(limits.undeliveredListed * (limits.undeliveredRoomsListed + 1)),
});
export type SettleUndeliveredBody = z.infer<typeof settleUndeliveredBody>;

/** Those of them that were there. */
export const settledAnswer = z.strictObject({ ids: z.array(z.string()) });
export type SettledAnswer = z.infer<typeof settledAnswer>;

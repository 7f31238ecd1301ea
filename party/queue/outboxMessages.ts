import * as z from "zod/mini";
import { botLevels } from "#rules/bots/levels.ts";
import { queueNews } from "#schema/protocol/queue.ts";
import { variantName } from "#schema/protocol/table.ts";
import { liveMoveTimeMs, waitingID } from "#schema/protocol/waitingGame.ts";
import type { OutboxMessage } from "../outbox.ts";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity, nothing } from "../payloads.ts";

const slot = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("human"), identity, draws: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal("bot"), level: z.enum(botLevels), name: z.string() }),
]);

/** What leaves the queue. */
export const queueMessages = {
  /** For a person's own room: how it stands. */
  news: z.object({ identity, ...queueNews.shape, v: z.int() }),
  /** For the waiting room that it opens: who sits there. */
  table: z.object({
    waitingID,
    variant: variantName,
    moveTimeMs: liveMoveTimeMs,
    isRated: z.boolean(),
    slots: z.array(slot),
    createdAt: z.number(),
  }),
  /** For the lobby: how many wait. */
  counts: nothing,
};
export type QueueMessages = PayloadsOf<typeof queueMessages>;
export type QueueMessage = OutboxMessage<QueueMessages>;

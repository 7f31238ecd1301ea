import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { count, variantName } from "./table.ts";
import { liveMoveTimeMs } from "./waitingGame.ts";

/**
 * How many people wait, and for what: for each variant and time per move, how many it would suit, and how many of these
 * would also play without rating. Those that most people wait for come first.
 */
export const queueCounts = z.strictObject({
  people: count,
  plays: z
    .array(
      z.strictObject({ variant: variantName, moveTimeMs: liveMoveTimeMs, people: count, unrated: count }),
    )
    .check(z.maxLength(limits.queuePlaysListed)),
});
export type QueueCounts = z.output<typeof queueCounts>;

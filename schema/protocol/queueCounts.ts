import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { wishedTables } from "./queue.ts";
import { count } from "./table.ts";

/**
 * How many people wait, and for what: each of them once, with those who wish for the same tables, and as to bots for the
 * same. What most people wait for comes first.
 */
export const queueCounts = z.strictObject({
  people: count,
  wishes: z
    .array(z.strictObject({ ...wishedTables, takesBots: z.boolean(), people: count }))
    .check(z.maxLength(limits.queueWishesListed)),
});
export type QueueCounts = z.output<typeof queueCounts>;

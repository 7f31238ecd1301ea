import * as z from "zod/mini";
import { variantNames } from "#rules/variant.ts";
import { limits } from "../limits.ts";
import { count, variantName } from "./table.ts";
import { liveMoveTimeMs } from "./waitingGame.ts";

/** What would suit somebody who waits for a quick match: any of each list. */
export const wishedTables = {
  variants: someOf(variantName, variantNames.length),
  moveTimesMs: someOf(liveMoveTimeMs, limits.moveTimesMs.length + 1),
  rated: someOf(z.boolean(), 2),
};

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

/** Some values of a kind, each once. */
function someOf<Value extends z.ZodMiniType>(value: Value, max: number) {
  const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
  return z.array(value).check(z.minLength(1), z.maxLength(max), z.refine(isDistinct));
}

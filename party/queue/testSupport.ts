import fc from "fast-check";
import { ratedFamilies } from "#rules/rating/families.ts";
import { type VariantName, variantNames } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import type { Queued } from "./state.ts";

/** Somebody with an account, who is this strong in every family. */
export function somebody(id: number, rating: number = limits.newcomerRating): Queued {
  const ratings = Object.fromEntries(ratedFamilies.map((family) => [family, rating]));
  return { identity: { kind: "user", id, name: `Player${id}` }, ratings, n: 1 };
}

/** Whoever wants to play 2 against 2 with normal cards, within 60 seconds a move, rated or not, without bots. */
export const aWish: QueueWish = {
  variants: ["4x2n"],
  moveTimesMs: [60_000],
  rated: [true, false],
  botsAfterMs: null,
};

function someOf<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...values], { minLength: 1 });
}

/** Any wish for some of these variants. */
export function wishFor(variants: readonly VariantName[] = variantNames): fc.Arbitrary<QueueWish> {
  return fc.record({
    variants: someOf(variants),
    moveTimesMs: someOf<number | null>([...limits.moveTimesMs, null]),
    rated: someOf([true, false]),
    botsAfterMs: fc.constantFrom(null, 0, 60_000),
  });
}

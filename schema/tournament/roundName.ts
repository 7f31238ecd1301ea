import * as z from "zod/mini";

const number = z.int().check(z.minimum(1));

/** The name of a round, as `RoundName` of rules/tournament has it: the round of the last 32, say, or the third one. */
export const roundName = z.union([
  z.enum(["final", "semiFinal", "quarterFinal"]),
  z.strictObject({ of: number }),
  z.strictObject({ number }),
]);

/** What somebody plays in a round: the match for third place belongs to the round of the final, and is none. */
export const roundPlayed = z.union([roundName, z.literal("thirdPlace")]);
export type RoundPlayed = z.output<typeof roundPlayed>;

import * as z from "zod/mini";

/** The lengths of a series of games: the team that wins most of so many games wins it; 1 is a single game. */
export const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5)]);
export type BestOf = z.output<typeof bestOf>;

/**
 * A series that a game belongs to, and which team won each game that was played to its end, in order. With three teams
 * it may take more games than `bestOf`: up to seven until one has won three.
 */
export const series = z.strictObject({
  bestOf: z.union([z.literal(3), z.literal(5)]),
  winners: z.array(z.int().check(z.gte(0), z.lte(2))).check(z.maxLength(7)),
});
export type Series = z.output<typeof series>;

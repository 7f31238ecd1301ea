import { z } from "zod";
import { limits } from "../limits.ts";
import * as fields from "./fields.ts";

/** The player that a moderation call is about, in its path. */
export const moderatedPlayer = z.strictObject({ username: fields.takenUsername });

/**
 * POST /moderation/{username}: blocks a player from writing, and removes picture and description. `until` in ms UTC;
 * without it the block lasts limits.blockMs.
 */
export const blockBody = z.strictObject({
  reason: fields.reason,
  until: z.number().int().positive().max(limits.blockUntilMax).optional(),
});
export type BlockBody = z.infer<typeof blockBody>;

/**
 * GET /moderation: the players who are blocked now, the longest blocks first. Times in ms UTC; names are null for
 * deleted players.
 */
export const blocksAnswer = z.array(
  z.strictObject({
    username: z.string().nullable(),
    admin: z.string().nullable(),
    reason: z.string(),
    createdAt: z.number().int(),
    blockedUntil: z.number().int(),
  }),
);
export type BlocksAnswer = z.infer<typeof blocksAnswer>;

/**
 * GET /moderation/sharedAccounts: pairs of accounts that were signed in to on one day from the same address with the same
 * kind of browser; last when (ms UTC), and how many games they have played against each other.
 */
export const sharedAccountsAnswer = z.array(
  z.strictObject({
    usernames: z.tuple([z.string(), z.string()]),
    lastAt: z.number().int(),
    against: z.number().int(),
  }),
);
export type SharedAccountsAnswer = z.infer<typeof sharedAccountsAnswer>;

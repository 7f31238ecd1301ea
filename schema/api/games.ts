import { z } from "zod";
import { variantNames } from "#rules/variant.ts";
import { botLevels } from "../rooms.ts";

/** POST /createGame: a table with bots on all seats but the caller's, which is seat 0. */
export const createGameBody = z.strictObject({
  variant: z.enum(variantNames),
  level: z.enum(botLevels),
});
export type CreateGameBody = z.infer<typeof createGameBody>;

export const createGameAnswer = z.strictObject({ gameID: z.number().int().nonnegative() });
export type CreateGameAnswer = z.infer<typeof createGameAnswer>;

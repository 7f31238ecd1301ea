import * as z from "zod/mini";
import type { GameFeatName } from "#rules/feats/feats.ts";
import { count, seat } from "./table.ts";

/**
 * The name of a feat. `rules/feats/` holds the list, which the client would load here together with the code of all
 * feats.
 */
const featName = z.string().check(z.regex(/^[a-z][A-Za-z]{1,39}$/)) as z.ZodMiniType<
  GameFeatName,
  GameFeatName
>;

/**
 * A feat of the player on a seat: the hardest level, for a feat with levels, and the move of the log, counted from 1,
 * that completed it.
 */
export const seatFeat = z.strictObject({ seat, feat: featName, level: z.optional(count), move: count });
export type SeatFeat = z.output<typeof seatFeat>;

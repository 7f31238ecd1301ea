import { z } from "zod";
import { boardWoods, cardBacks } from "../looks.ts";

/** POST /setLook: what a sponsor's own tables look like. */
export const setLookBody = z.strictObject({ cardBack: z.enum(cardBacks), boardWood: z.enum(boardWoods) });

/**
 * GET /getLook: what was chosen last, and until when it applies, with the benefits of a sponsor (ms UTC); null for
 * somebody without benefits.
 */
export const lookAnswer = z.strictObject({ ...setLookBody.shape, sponsorUntil: z.int().nullable() });
export type LookAnswer = z.infer<typeof lookAnswer>;

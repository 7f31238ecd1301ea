import * as z from "zod/mini";
import { moment, seat } from "./table.ts";

/** How people can end a game early together: their team resigns, or all end it without a result. */
export const endingWays = ["resign", "noResult"] as const;
export type EndingWay = (typeof endingWays)[number];

/** An open question whether to end the game: who put it, who has agreed, who has yet to answer, and until when. */
export const ending = z.strictObject({
  how: z.enum(endingWays),
  by: seat,
  acceptedBy: z.array(seat).check(z.maxLength(6)),
  asked: z.array(seat).check(z.maxLength(6)),
  until: moment,
});
export type EndingInfo = z.output<typeof ending>;

/** What has become of a question; `dropped`: somebody else has taken the seat of one of those who decide. */
export const endingChanges = ["asked", "accepted", "rejected", "withdrawn", "expired", "dropped"] as const;
export type EndingChange = (typeof endingChanges)[number];

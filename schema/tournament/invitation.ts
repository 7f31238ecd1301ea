import * as z from "zod/mini";
import { moment } from "../protocol/table.ts";
import { slotName } from "../protocol/waitingGame.ts";
import { tournamentID, tournamentKinds } from "../tournament.ts";
import { toldName } from "./names.ts";

/**
 * A team of a tournament asks a player to play in it, and waits for the answer: `by` is who asks, `partners` who else is in the
 * team, perhaps with who asks, and `until` when the sign-up ends; null where that has no date.
 */
export const tournamentInvitation = z.strictObject({
  tournamentID,
  type: z.enum(tournamentKinds),
  title: toldName,
  team: toldName,
  by: slotName,
  partners: z.array(slotName).check(z.maxLength(2)),
  until: z.nullable(moment),
});
export type TournamentInvitation = z.output<typeof tournamentInvitation>;

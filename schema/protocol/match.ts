import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { timeUpReasons, tournamentID, tournamentKinds } from "../tournament.ts";
import { moment } from "./table.ts";

/** The match of a tournament that a game decides, and when the time of the game is up. */
export const gameMatch = z.strictObject({
  tournamentID,
  kind: z.enum(tournamentKinds),
  title: z.string().check(z.maxLength(limits.tournamentTitleMaxLength)),
  matchID: z.string().check(z.maxLength(40)),
  endsAt: moment,
});
export type GameMatch = z.output<typeof gameMatch>;

/** How a game was decided whose time was up: the winning team of its variant, and what it was better in (rules.md 10). */
export const timeUpDecision = z.strictObject({
  side: z.int().check(z.gte(0), z.lte(2)),
  reason: z.enum(timeUpReasons),
});
export type TimeUpDecision = z.output<typeof timeUpDecision>;

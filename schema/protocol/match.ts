import * as z from "zod/mini";
import { endReasons } from "../endReasons.ts";
import { limits } from "../limits.ts";
import { tournamentID, tournamentKinds } from "../tournament.ts";
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

/**
 * How a game ended without a move: the winning team of its variant, and why it has won (rules.md 10); no team has won a
 * game that everybody agreed to end without a result.
 */
export const gameDecision = z.strictObject({
  side: z.nullable(z.int().check(z.gte(0), z.lte(2))),
  reason: z.enum(endReasons),
});
export type GameDecision = z.output<typeof gameDecision>;

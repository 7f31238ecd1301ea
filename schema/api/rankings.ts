import { z } from "zod";
import { limits } from "../limits.ts";
import { player } from "../protocol/seats.ts";
import * as fields from "./fields.ts";

const count = z.int().nonnegative();
/** ms UTC */
const moment = z.int().nonnegative();

const page = {
  limit: z.coerce.number().int().min(1).max(limits.rankingListed).default(10),
  offset: z.coerce.number().int().min(0).default(0),
  /** A UTC day, ISO week, month or year, from its beginning to its end or, while it lasts, to now; all time without. */
  startDate: z.coerce.number().int().optional(),
  endDate: z.coerce.number().int().optional(),
};

/** GET /getWinnerLeaderboard: who has won most games against others. */
export const winnersQuery = z.strictObject({
  ...page,
  /** Whose place is told as well. */
  username: z.optional(fields.takenUsername),
});

/** Entries at the same index belong together. */
export const winnersAnswer = z.strictObject({
  username: z.array(z.string()),
  wins: z.array(count),
  /** The share of all games against others that were played, in percent. */
  winshare: z.array(z.number().min(0).max(100)),
  /** How many players have won a game. */
  nPlayers: count,
  /** The place of the player that was asked about; null if there is no won game. */
  own: z.strictObject({ place: z.int().positive(), wins: count, winshare: z.number() }).nullable(),
});
export type WinnersAnswer = z.infer<typeof winnersAnswer>;

/** GET /getCoopLeaderboard: the games of Team-Tac with the fewest cards. */
export const bestTeamsQuery = z.strictObject({
  ...page,
  nPlayers: z.coerce.number().pipe(z.union([z.literal(4), z.literal(6)])),
});

/** Entries at the same index belong together. */
export const bestTeamsAnswer = z.strictObject({
  /** The players' names by seat; empty for a deleted one. */
  team: z.array(z.array(z.string())),
  /** Cards laid. */
  count: z.array(count),
  lastplayed: z.array(moment),
  /** How many games there were. */
  nGames: count,
  gameID: z.array(z.int().nonnegative()),
  players: z.array(z.array(player)),
});
export type BestTeamsAnswer = z.infer<typeof bestTeamsAnswer>;

/** GET /getHofData: whom the site thanks, by name. */
export const hofAnswer = z.strictObject({
  verlag: z.array(z.string()),
  spende: z.array(z.string()),
  translation: z.array(z.string()),
  family: z.array(z.string()),
});
export type HofAnswer = z.infer<typeof hofAnswer>;

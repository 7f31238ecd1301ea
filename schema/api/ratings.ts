import { z } from "zod";
import { type RatedKind, ratedKinds } from "#rules/rating/families.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

export { type RatedKind, ratedKinds };

const count = z.int().nonnegative();
/** ms UTC */
const moment = z.int().nonnegative();
const gameID = z.coerce.number().int().nonnegative();

/** A rating as it is shown: 1500 is that of somebody who has not played yet. */
const shown = z.int();

const rating = {
  /** The kind of game: its family and, for turn-based games, a "d" after that. */
  family: z.enum(ratedKinds),
  rating: shown,
  /** Rated games, and from how many on one is ranked. */
  games: count,
  gamesNeeded: count,
};

/** GET /profile/getPlayerRatings. */
export const playerRatingsAnswer = z.strictObject({
  ratings: z.array(
    z.strictObject({
      ...rating,
      /** In the ranking, 1 for the first; null for who has too few games, or none of late. */
      place: z.int().positive().nullable(),
      /** After each of the last rated games, the oldest first. Empty if the player hides the days. */
      history: z.array(z.strictObject({ at: moment, rating: shown })),
    }),
  ),
  /**
   * The fixed teams that have played some games, those with the most games first. Empty if the player hides the
   * company.
   */
  teams: z.array(z.strictObject({ ...rating, players: z.array(z.string()) })),
});
export type PlayerRatingsAnswer = z.infer<typeof playerRatingsAnswer>;

/** GET /getRatings: those of some players. */
export const ratingsQuery = z.strictObject({
  /** Names, separated by commas. */
  usernames: z
    .pipe(
      text(),
      z.transform((names: string) => names.split(",")),
    )
    .pipe(z.array(fields.takenUsername).min(1).max(limits.ratingsAtOnce)),
});
export const ratingsAnswer = z.array(
  z.strictObject({
    username: z.string(),
    family: z.enum(ratedKinds),
    rating: shown,
    games: count,
    gamesNeeded: count,
  }),
);
export type RatingsAnswer = z.infer<typeof ratingsAnswer>;

/** GET /getRatingLeaderboard. */
export const ratingLeaderboardQuery = z.strictObject({
  family: z.enum(ratedKinds),
  /** Of players, or of fixed teams. */
  of: z.enum(["players", "teams"]).default("players"),
  limit: z.coerce.number().int().min(1).max(limits.rankingListed).default(10),
  offset: z.coerce.number().int().min(0).default(0),
  /** Whose own place is told as well. */
  username: z.optional(fields.takenUsername),
});
export type RatingLeaderboardQuery = z.infer<typeof ratingLeaderboardQuery>;
export const ratingLeaderboardAnswer = z.strictObject({
  entries: z.array(z.strictObject({ players: z.array(z.string()), rating: shown, games: count })),
  /** How many are ranked, and from how many games on. */
  ranked: count,
  gamesNeeded: count,
  /**
   * The player that was asked about, or that player's best team; null without a rated game. Who hides the company from
   * the caller has only a team that is in the ranking.
   */
  own: z
    .strictObject({
      players: z.array(z.string()),
      rating: shown,
      games: count,
      place: z.int().positive().nullable(),
    })
    .nullable(),
});
export type RatingLeaderboardAnswer = z.infer<typeof ratingLeaderboardAnswer>;

/** GET /getGameRatings: what an ended game did to the ratings of its players. */
export const gameRatingsQuery = z.strictObject({ gameID });
export const gameRatingsAnswer = z.strictObject({
  /** `pending`: it counts, and will be rated in a moment. */
  status: z.enum(["unrated", "pending", "rated", "annulled"]),
  /** By seat; null for a seat without a rating. Empty unless the game is rated. */
  seats: z.array(
    z.strictObject({ before: shown, after: shown, games: count, gamesNeeded: count }).nullable(),
  ),
});
export type GameRatingsAnswer = z.infer<typeof gameRatingsAnswer>;

/** The rated game that a call of moderation is about, in its path. */
export const ratedGame = z.strictObject({ gameID });
/** POST and DELETE /moderation/ratedGames/{gameID}. */
export const annulBody = z.strictObject({ reason: fields.reason });

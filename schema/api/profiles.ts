import { z } from "zod";
import { families } from "#rules/family.ts";
import { careerFeatNames, gameFeatNames } from "#rules/feats/feats.ts";
import { limits } from "../limits.ts";
import { cardKeys, hiddenParts, historyMarks, missingReasons } from "../playerStats.ts";
import * as fields from "./fields.ts";
import { listedGame } from "./games.ts";

const count = z.int().nonnegative();
/** ms UTC */
const moment = z.int().nonnegative();

/** What a call about a player asks for. */
export const playerQuery = z.strictObject({ username: fields.takenUsername });

/** What the player keeps from the caller. */
const hidden = z.array(z.enum(hiddenParts));

const cardCounts = z.tuple([count, count, count]);

/** GET /profile/getPlayerStats. */
export const playerStatsAnswer = z.strictObject({
  username: z.string(),
  id: z.int().positive(),
  userDescription: z.string(),
  registered: moment,
  blockedByModerationUntil: moment.nullable(),
  /** Whether the player carries the site as a sponsor. */
  subscriber: z.boolean(),
  /** In which parts of the hall of fame the player is. */
  hof: z.array(z.string()),
  /** The last games, the oldest first, then those that are running. */
  history: z.array(z.enum(historyMarks)),
  /** The seven axes, 0 to 100; null where there is nothing to divide by, for the reason at the same place below. */
  table: z.array(z.int().min(0).max(100).nullable()),
  tableReasons: z.array(z.enum(missingReasons).nullable()),
  /** The medians of all players with ten games or more; null where nobody has a value. */
  tableMedians: z.array(z.int().min(0).max(100).nullable()),
  gamesDistribution: z.strictObject({
    teamWon: count,
    teamAborted: count,
    won4: count,
    lost4: count,
    won6: count,
    lost6: count,
    aborted: count,
    running: count,
  }),
  /** The same in full, by what was played. */
  families: z.partialRecord(
    z.enum(families),
    z.strictObject({ won: count, lost: count, team: count, aborted: count }),
  ),
  /** The feats over all games, each at its hardest level; null for one without levels. */
  careerFeats: z.array(z.strictObject({ feat: z.enum(careerFeatNames), level: z.int().nullable() })),
  /** Runs of games against others. `current` is negative for lost ones. */
  streaks: z.strictObject({ current: z.int(), longestWon: count, longestLost: count }),
  /**
   * By name: games in the same team, those of them won, games against each other, those of them won, and all games with
   * Team-Tac. Those with the most games only.
   */
  people: z.record(z.string(), z.tuple([count, count, count, count, count])),
  /** Cards that a game of Team-Tac took; null where none was finished. */
  coopBest4: count.nullable(),
  coopMedian4: z.number().nonnegative().nullable(),
  coopWorst4: count.nullable(),
  coopBest6: count.nullable(),
  coopMedian6: z.number().nonnegative().nullable(),
  coopWorst6: count.nullable(),
  /** How many of the site's games, in percent, took more cards than the player's median. */
  coopPercentile4: z.int().min(0).max(100).nullable(),
  coopPercentile6: z.int().min(0).max(100).nullable(),
  coopReasons: z.strictObject({
    of4: z.enum(missingReasons).nullable(),
    of6: z.enum(missingReasons).nullable(),
  }),
  /** Balls that stood home at the end of games against others. */
  ballsInOwnTeam: count,
  ballsInEnemy: count,
  /** `timePlayed` in seconds. */
  actions: z.strictObject({
    nMoves: count,
    timePlayed: count,
    nBallsLost: count,
    nBallsKickedEnemy: count,
    nBallsKickedOwnTeam: count,
    nBallsKickedSelf: count,
    nAbgeworfen: count,
    nAussetzen: count,
  }),
  /** Laid, played, traded, of each card and of all. */
  cards: z.partialRecord(z.enum(["total", ...Object.values(cardKeys)]), cardCounts),
  /** What the player keeps from the caller: `people` and `days` are empty then. */
  hidden,
  /** Games by the day ("2026-11-20", UTC), of the last 53 weeks. */
  days: z.record(z.string(), count),
});
export type PlayerStatsAnswer = z.infer<typeof playerStatsAnswer>;

/** GET /profile/userTournamentParticipations. */
export const participationsAnswer = z.array(
  z.strictObject({
    id: z.int().nonnegative(),
    title: z.string(),
    date: moment,
    team: z.string(),
    exitRound: count,
    totalRounds: count,
    placement: count.optional(),
  }),
);
export type ParticipationsAnswer = z.infer<typeof participationsAnswer>;

/**
 * GET /profile/getPlayerGames: a page, the newest first. None if the player hides anything, as each game has a date and
 * names.
 */
export const playerGamesQuery = z.strictObject({
  ...playerQuery.shape,
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(limits.ownGamesListed).default(limits.ownGamesListed),
  kind: z.enum(families).optional(),
  result: z.enum(["running", "aborted", "won", "lost", "team"]).optional(),
  /** Only games at which this player sat too. */
  with: z.optional(fields.takenUsername),
});
export const playerGamesAnswer = z.strictObject({ games: z.array(listedGame), total: count, hidden });
export type PlayerGamesAnswer = z.infer<typeof playerGamesAnswer>;

/** GET /profile/getPlayerFeats: the latest first. */
export const playerFeatsAnswer = z.array(
  z.strictObject({
    feat: z.enum(gameFeatNames),
    times: z.int().positive(),
    /** The hardest level; null for a feat without levels. */
    level: z.int().nullable(),
    /**
     * Where it was done last: the game, and the move of its log, counted from 1; and when that game ended. Null if the
     * player hides anything, as the game has a date and names.
     */
    gameID: z.int().nonnegative().nullable(),
    move: z.int().positive().nullable(),
    at: moment.nullable(),
  }),
);
export type PlayerFeatsAnswer = z.infer<typeof playerFeatsAnswer>;

/** GET /profile/getPlayerFriends: `gamesTogether` is null if the player hides the company. */
export const playerFriendsAnswer = z.array(
  z.strictObject({ username: z.string(), since: moment, gamesTogether: count.nullable() }),
);
export type PlayerFriendsAnswer = z.infer<typeof playerFriendsAnswer>;

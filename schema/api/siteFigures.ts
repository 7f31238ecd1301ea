import { z } from "zod";
import { ballColor } from "../protocol/ballColor.ts";
import { botLevels } from "../rooms.ts";

const count = z.int().nonnegative();
/** A share from 0 to 1. */
const share = z.number().min(0).max(1);

/** GET /getPlatformFunFacts. Times in seconds; null where no game has been played. */
export const funFactsAnswer = z.strictObject({
  /** Games that were played to their end, with Team-Tac. */
  nGames4: count,
  nGames6: count,
  nGamesTeam: count,
  /** Accounts whose address was confirmed. */
  registeredUsers: count,
  fastestGame: count.nullable(),
  longestGame: count.nullable(),
  averagePlayingTime: count.nullable(),
  /** Cards laid. */
  bestTeamGame: count.nullable(),
  worstTeamGame: count.nullable(),
  averageTeamGame: z.number().nonnegative().nullable(),
  nFriends: count,
  /** Steps of tutorials that were done. */
  nTutorials: count,
  /** The colors of balls, the most used first. */
  colors: z.array(ballColor),
  nColorBlind: count,
});
export type FunFactsAnswer = z.infer<typeof funFactsAnswer>;

/** How many of something there are. */
const counted = z.array(z.strictObject({ name: z.string(), n: count }));

/** GET /getPlatformStats. Hours and weekdays in UTC; Monday comes first. */
export const platformStatsAnswer = z.strictObject({
  /** By year and ISO week: new users, finished games, active players. */
  weekDataset: z.strictObject({
    data: z.record(z.string(), z.record(z.string(), z.tuple([count, count, count]))),
    /** Which part of the current week has passed, weighted by how much happens at which hour. */
    passedRatio: z.tuple([share, share, share]),
  }),
  /** Shares of seats taken by people, and of finished games. */
  dayDataset: z.array(z.tuple([share, share])),
  hourDataset: z.array(z.tuple([share, share])),
  /** Finished games by weekday and hour. */
  activityHeatmap: z.array(z.array(count)),
  localeDataset: z.array(z.strictObject({ locale: z.string(), nUsers: count })),
  userAgentDataset: z.strictObject({ deviceTypes: counted, browserNames: counted, osNames: counted }),
  /** Bots' seats in finished games against others, and how many of them won. */
  botDataset: z.strictObject({
    total: count,
    won: count,
    levels: z.partialRecord(z.enum(botLevels), z.strictObject({ total: count, won: count })),
  }),
});
export type PlatformStatsAnswer = z.infer<typeof platformStatsAnswer>;

import { and, desc, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { friendships } from "#schema/db/friendships.ts";
import { type GameFeatName, gameFeats, gameSeats, games } from "#schema/db/games.ts";
import {
  pairTotals,
  periodTotals,
  playerCards,
  playerFeats,
  playerStreaks,
  playerTeamResults,
  playerTotals,
  playerVariants,
} from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";
import { type GameResult, resultOfSeat } from "./gameLists.ts";
import { isPlayer } from "./isPlayer.ts";
import { isShownSponsor } from "./shownSponsor.ts";

/** A user, as the profile shows it. Times in ms UTC. */
export type ProfileOwner = {
  id: number;
  username: string;
  description: string;
  registeredAt: number;
  blockedUntil: number | null;
  /** Whether others may not see on which days the player has played, and with whom. */
  hidesActivity: boolean;
  hidesSocials: boolean;
  /** 1 for somebody who is shown as a sponsor. */
  isShownSponsor: number;
};

/** A player by the name, in any case, and what the player keeps from others; undefined if there is no such player. */
export async function findPrivacyOf(
  db: Database,
  username: string,
): Promise<Pick<ProfileOwner, "id" | "hidesActivity" | "hidesSocials"> | undefined> {
  const [row] = await db
    .select({ id: users.id, hidesActivity: users.hidesActivity, hidesSocials: users.hidesSocials })
    .from(users)
    .where(and(eq(users.usernameLower, username.toLowerCase()), isPlayer));
  return row;
}

/** What is kept of a player's games. It takes the same number of rows however many games there are. */
export type Profile = {
  owner: ProfileOwner;
  totals: (typeof playerTotals.$inferSelect)[];
  cards: (typeof playerCards.$inferSelect)[];
  variants: (typeof playerVariants.$inferSelect)[];
  streaks: typeof playerStreaks.$inferSelect | undefined;
  /** Team-Tac by seats and cards laid, and how often. */
  teamResults: (typeof playerTeamResults.$inferSelect)[];
  /** The other players with whom the most games were played, the most first. */
  people: (Omit<typeof pairTotals.$inferSelect, "userId" | "otherId"> & { username: string })[];
  /** The results of the last ended games, the newest first. */
  history: GameResult[];
  running: number;
  /** Games on each of the last days on which there were any, by the day ("2026-11-20", UTC). */
  days: { day: string; games: number }[];
};

/** A player's profile by the name, in any case; undefined if there is no such player. */
export async function findProfile(db: Database, username: string, now: number): Promise<Profile | undefined> {
  const isNamed = and(eq(users.usernameLower, username.toLowerCase()), isPlayer);
  const id = sql<number>`(select ${users.id} from ${users} where ${isNamed})`;
  const firstDay = new Date(now - limits.activityDays * dayMs).toISOString().slice(0, 10);
  const [owners, totals, cards, variants, streaks, teamResults, people, history, running, days] =
    await db.batch([
      db
        .select({
          id: users.id,
          username: users.username,
          description: users.description,
          registeredAt: users.registeredAt,
          blockedUntil: users.blockedUntil,
          hidesActivity: users.hidesActivity,
          hidesSocials: users.hidesSocials,
          isShownSponsor: sql<number>`coalesce(${isShownSponsor(now)}, 0)`,
        })
        .from(users)
        .where(isNamed),
      db.select().from(playerTotals).where(eq(playerTotals.userId, id)),
      db.select().from(playerCards).where(eq(playerCards.userId, id)),
      db.select().from(playerVariants).where(eq(playerVariants.userId, id)),
      db.select().from(playerStreaks).where(eq(playerStreaks.userId, id)),
      db.select().from(playerTeamResults).where(eq(playerTeamResults.userId, id)),
      db
        .select({
          username: users.username,
          games: pairTotals.games,
          together: pairTotals.together,
          wonTogether: pairTotals.wonTogether,
          against: pairTotals.against,
          wonAgainst: pairTotals.wonAgainst,
        })
        .from(pairTotals)
        .innerJoin(users, eq(users.id, pairTotals.otherId))
        .where(and(eq(pairTotals.userId, id), isNull(users.deletedAt)))
        .orderBy(desc(pairTotals.games), pairTotals.otherId)
        .limit(limits.peopleInProfile),
      db
        .select({ result: resultOfSeat })
        .from(gameSeats)
        .innerJoin(games, eq(games.id, gameSeats.gameId))
        .where(and(eq(gameSeats.userId, id), isNotNull(gameSeats.endedAt)))
        .orderBy(desc(gameSeats.endedAt), desc(gameSeats.gameId))
        .limit(limits.historyInProfile),
      db
        .select({ n: sql<number>`count(*)` })
        .from(gameSeats)
        .innerJoin(games, eq(games.id, gameSeats.gameId))
        .where(
          and(
            eq(gameSeats.userId, id),
            isNull(gameSeats.endedAt),
            isNull(gameSeats.satOn),
            eq(games.status, "running"),
          ),
        ),
      db
        .select({ day: periodTotals.period, games: periodTotals.games })
        .from(periodTotals)
        .where(
          and(
            eq(periodTotals.userId, id),
            gte(periodTotals.period, firstDay),
            lt(periodTotals.period, "a"),
            sql`length(${periodTotals.period}) = 10 and ${periodTotals.period} not like '%W%'`,
          ),
        ),
    ]);
  const [owner] = owners;
  if (owner === undefined) return undefined;
  return {
    ...{ owner, totals, cards, variants, streaks: streaks[0], teamResults, people, days },
    history: history.map(({ result }) => result),
    running: running[0].n,
  };
}

const dayMs = 24 * 60 * 60_000;

/** A feat of a player: how often, the hardest level, and when it was done last. */
export type FeatOfPlayer = {
  feat: GameFeatName;
  times: number;
  level: number | null;
  gameID: number;
  move: number;
  at: number;
};

/** The feats of a player, the latest first. */
export function findFeatsOf(db: Database, userID: number): Promise<FeatOfPlayer[]> {
  return db
    .select({
      feat: playerFeats.feat,
      times: playerFeats.times,
      level: playerFeats.level,
      gameID: gameFeats.gameId,
      move: sql<number>`max(${gameFeats.move})`,
      at: sql<number>`coalesce(${games.endedAt}, 0)`,
    })
    .from(playerFeats)
    .innerJoin(games, eq(games.id, playerFeats.gameId))
    .innerJoin(gameSeats, and(eq(gameSeats.gameId, games.id), eq(gameSeats.userId, userID)))
    .innerJoin(
      gameFeats,
      and(
        eq(gameFeats.gameId, games.id),
        eq(gameFeats.seat, gameSeats.seat),
        eq(gameFeats.feat, playerFeats.feat),
      ),
    )
    .where(eq(playerFeats.userId, userID))
    .groupBy(playerFeats.feat)
    .orderBy(desc(games.endedAt), playerFeats.feat);
}

/** A friend of a player, and how many games they have played with each other. */
export type FriendOfPlayer = { username: string; since: number; games: number };

/** The confirmed friends of a player, by name. */
export function findFriendsOf(db: Database, userID: number): Promise<FriendOfPlayer[]> {
  return db
    .select({
      username: users.username,
      since: friendships.since,
      games: sql<number>`coalesce(${pairTotals.games}, 0)`,
    })
    .from(friendships)
    .innerJoin(
      users,
      sql`${users.id} = iif(${friendships.lowId} = ${userID}, ${friendships.highId}, ${friendships.lowId})`,
    )
    .leftJoin(pairTotals, and(eq(pairTotals.userId, userID), eq(pairTotals.otherId, users.id)))
    .where(
      and(
        or(eq(friendships.lowId, userID), eq(friendships.highId, userID)),
        isNull(friendships.pendingId),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.usernameLower)
    .limit(limits.friendsMax);
}

import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  type RatedFamily,
  type RatedKind,
  ratedFamilies,
  ratedKinds,
  teamSizeOf,
} from "#rules/rating/families.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { type RatingChange, ratedGames, ratedTeams, ratingHistory, ratings } from "#schema/db/ratings.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import type { Page } from "../rankings.ts";

/** A rating; mu in millionths. */
export type FoundRating = { family: RatedKind; mu: number; games: number; isRanked: boolean };

const ofRating = {
  family: ratings.family,
  mu: ratings.mu,
  games: ratings.games,
  isRanked: ratings.isRanked,
};
/** The key of a user's own ratings. */
const ownKey = sql<string>`cast(${users.id} as text)`;

/** The ratings of these players, by the names in any case; nobody who has none. */
export function findRatings(
  db: Database,
  usernames: readonly string[],
): Promise<(FoundRating & { username: string })[]> {
  const names = usernames.map((name) => name.toLowerCase());
  return db
    .select({ username: users.username, ...ofRating })
    .from(users)
    .innerJoin(ratings, and(inArray(ratings.family, ratedKinds), eq(ratings.players, ownKey)))
    .where(and(inArray(users.usernameLower, names), isNull(users.deletedAt)));
}

/** A user's own ratings in games that are not turn-based, where the user has some; mu in millionths. */
export function findOwnRatings(db: Database, userID: number): Promise<{ family: RatedFamily; mu: number }[]> {
  return db
    .select({ family: sql<RatedFamily>`${ratings.family}`, mu: ratings.mu })
    .from(ratings)
    .where(and(inArray(ratings.family, ratedFamilies), eq(ratings.players, String(userID))));
}

/** What is kept of a user's ratings. `place` is 1 for the first of the ranking, null for who is not ranked. */
export type RatingsOfPlayer = {
  ratings: (FoundRating & { place: number | null })[];
  /** The ratings after the last rated games, the newest first. */
  history: { family: RatedKind; mu: number; at: number }[];
  /** The fixed teams with enough games, those with the most games first. */
  teams: (FoundRating & { usernames: string[] })[];
};

/** A user's own ratings and those of the user's fixed teams. */
export async function findRatingsOf(db: Database, userID: number): Promise<RatingsOfPlayer> {
  const [own, teams, ...histories] = await db.batch([
    db
      .select({ ...ofRating, place: placeOf() })
      .from(ratings)
      .where(and(inArray(ratings.family, ratedKinds), eq(ratings.players, String(userID)))),
    db
      .select({ ...ofRating, players: ratings.players })
      .from(ratedTeams)
      .innerJoin(ratings, and(eq(ratings.family, ratedTeams.family), eq(ratings.players, ratedTeams.players)))
      .where(and(eq(ratedTeams.userId, userID), gte(ratings.games, limits.gamesForTeamRating)))
      .orderBy(desc(ratings.games), ratings.players)
      .limit(limits.teamsInProfile),
    ...ratedKinds.map((family) =>
      db
        .select({ family: ratingHistory.family, mu: ratingHistory.mu, at: ratingHistory.endedAt })
        .from(ratingHistory)
        .where(and(eq(ratingHistory.userId, userID), eq(ratingHistory.family, family)))
        .orderBy(desc(ratingHistory.seq))
        .limit(limits.ratedGamesInProfile),
    ),
  ]);
  return { ratings: own, history: histories.flat(), teams: await withNames(db, teams) };
}

/** A part of the ranking of players, or of fixed teams. */
export type RatingRanking = {
  entries: { usernames: string[]; mu: number; games: number }[];
  /** How many are ranked. */
  ranked: number;
  /** The player that was asked about, or that player's best team. */
  own: { usernames: string[]; mu: number; games: number; place: number | null } | null;
};

/**
 * A part of the ranking of a family by mu - 2 sigma, of players or of fixed teams.
 * @param asked whose place is told too, and to which user: who hides the company from others has only a ranked team
 */
export async function findRatingRanking(
  db: Database,
  { family, isOfTeams }: { family: RatedKind; isOfTeams: boolean },
  { offset, limit }: Page,
  { username = "", viewerID = 0 }: { username?: string; viewerID?: number } = {},
): Promise<RatingRanking> {
  const size = isOfTeams ? teamSizeOf(family) : 1;
  const isListed = and(eq(ratings.family, family), eq(ratings.size, size), sql`${ratings.isRanked} = 1`);
  const isAskedAbout = and(eq(users.usernameLower, username.toLowerCase()), isNull(users.deletedAt));
  const isTold = or(eq(users.hidesSocials, false), eq(users.id, viewerID), sql`${ratings.isRanked} = 1`);
  const ofOwn = { players: ratings.players, mu: ratings.mu, games: ratings.games, place: placeOf() };
  const [entries, [{ ranked }], own] = await db.batch([
    db
      .select({ players: ratings.players, mu: ratings.mu, games: ratings.games })
      .from(ratings)
      .where(isListed)
      .orderBy(sql`${ratings.score} desc`, ratings.players)
      .limit(limit)
      .offset(offset),
    db.select({ ranked: sql<number>`count(*)` }).from(ratings).where(isListed),
    isOfTeams
      ? db
          .select(ofOwn)
          .from(users)
          .innerJoin(ratedTeams, and(eq(ratedTeams.userId, users.id), eq(ratedTeams.family, family)))
          .innerJoin(ratings, and(eq(ratings.family, family), eq(ratings.players, ratedTeams.players)))
          .where(and(isAskedAbout, isTold))
          .orderBy(desc(ratings.isRanked), desc(ratings.score))
          .limit(1)
      : db
          .select(ofOwn)
          .from(users)
          .innerJoin(ratings, and(eq(ratings.family, family), eq(ratings.players, ownKey)))
          .where(isAskedAbout),
  ]);
  const [ownEntry] = await withNames(db, own);
  return { entries: await withNames(db, entries), ranked, own: ownEntry ?? null };
}

/** How a game counts for ratings. */
export type RatingOfGame = {
  /** By seat: the user who sat there at the end, if it was one. */
  seats: { seat: number; userID: number | null }[];
  /** Undefined for a game that does not count. */
  rated: { isAnnulled: boolean; changes: readonly RatingChange[] | null } | undefined;
};

/** How an ended game counts for ratings; undefined if there is no such game, or it still runs. */
export async function findRatingOfGame(db: Database, gameID: number): Promise<RatingOfGame | undefined> {
  const [ended, seats, [rated]] = await db.batch([
    db
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.id, gameID), sql`${games.status} <> 'running'`)),
    db
      .select({ seat: gameSeats.seat, userID: gameSeats.userId })
      .from(gameSeats)
      .where(and(eq(gameSeats.gameId, gameID), isNull(gameSeats.satOn)))
      .orderBy(gameSeats.seat),
    db
      .select({ isAnnulled: ratedGames.isAnnulled, changes: ratedGames.changes })
      .from(ratedGames)
      .where(eq(ratedGames.gameId, gameID)),
  ]);
  return ended.length === 0 ? undefined : { seats, rated };
}

/** Whether this user sits, or has sat, at the game. */
export async function hasPlayed(db: Database, gameID: number, userID: number): Promise<boolean> {
  const isOwn = and(eq(gameSeats.gameId, gameID), eq(gameSeats.userId, userID));
  return (await db.select({ seat: gameSeats.seat }).from(gameSeats).where(isOwn).limit(1)).length > 0;
}

/** The place in the ranking of the row of `ratings`. */
function placeOf(): SQL<number | null> {
  return sql<number | null>`iif(${ratings.isRanked}, 1 + (select count(*) from ratings ahead
    where ahead.family = ${ratings}.family and ahead.size = ${ratings}.size and ahead.is_ranked = 1
      and ahead.score > ${ratings}.score), null)`;
}

/** The names of the players of each row; a deleted one has an empty name. */
async function withNames<Row extends { players: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Omit<Row, "players"> & { usernames: string[] })[]> {
  const ids = [...new Set(rows.flatMap(({ players }) => players.split("+").map(Number)))];
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, username: users.username }).from(users).where(inArray(users.id, ids));
  const names = new Map(found.map(({ id, username }) => [id, username]));
  return rows.map(({ players, ...row }) => ({
    ...row,
    usernames: players.split("+").map((id) => names.get(Number(id)) ?? ""),
  }));
}

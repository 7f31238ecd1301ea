import { and, asc, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { foldGame, type Ratings, ratingKey } from "#rules/rating/fold.ts";
import { ratedGames, ratings } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";

type Asking = <T>(ask: (db: Database) => Promise<T>) => Promise<T>;

/** What is wrong with the stored ratings, and how many games they do not contain yet. */
export type RatingsCheck = {
  /** The games whose changes are not what folding all games anew gives. */
  games: number;
  /** The ratings that are not what it gives. */
  ratings: number;
  unfolded: number;
};

/**
 * Folds all rated games anew and compares the outcome, to the last digit, with what is stored.
 * @param ask runs queries, some at a time
 */
export async function checkRatings(ask: Asking): Promise<RatingsCheck> {
  const folded: Ratings = new Map();
  let wrongGames = 0;
  for (let seq = 0; ; ) {
    const games = await ask((db) => foldedGames(db, seq));
    for (const game of games)
      if (JSON.stringify(foldGame(folded, game)) !== JSON.stringify(game.changes)) wrongGames++;
    if (games.length === 0) break;
    seq = games[games.length - 1].seq;
  }
  const [stored, [{ unfolded }]] = await ask((db) =>
    db.batch([
      db.select().from(ratings),
      db.select({ unfolded: sql<number>`count(*)` }).from(ratedGames).where(isNull(ratedGames.changes)),
    ]),
  );
  const isRight = (row: (typeof stored)[number]) => {
    const { mu, sigma, games, lastAt, score } = row;
    const state = folded.get(ratingKey(row.family, row.players));
    return JSON.stringify(state) === JSON.stringify({ mu, sigma, games, lastAt }) && score === mu - 2 * sigma;
  };
  const right = stored.filter(isRight).length;
  return { games: wrongGames, ratings: Math.max(folded.size, stored.length) - right, unfolded };
}

/** The next games after this one that the ratings contain. */
function foldedGames(db: Database, seq: number) {
  return db
    .select()
    .from(ratedGames)
    .where(and(gt(ratedGames.seq, seq), isNotNull(ratedGames.changes)))
    .orderBy(asc(ratedGames.seq))
    .limit(limits.ratedGamesCheckedAtOnce);
}

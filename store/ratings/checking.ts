import { and, asc, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { foldGame, type Ratings, ratingKey } from "#rules/rating/fold.ts";
import { ratedGames, ratingSteps, ratings } from "#schema/db/ratings.ts";
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
  /** Whether somebody has folded games meanwhile. Then the rest says nothing. */
  isOutdated?: true;
};

/**
 * Folds all rated games anew and compares the outcome, to the last digit, with what is stored. A game that moderation has
 * annulled since it was folded, or no longer annuls, counts as it was folded.
 * @param ask runs queries, some at a time
 */
export async function checkRatings(ask: Asking): Promise<RatingsCheck> {
  const folded: Ratings = new Map();
  const steps = await ask(stepsOf);
  let wrongGames = 0;
  for (let seq = 0; ; ) {
    const games = await ask((db) => foldedGames(db, seq));
    for (const game of games) {
      const wasAnnulled = game.changes?.length === 0;
      const changes = foldGame(folded, { ...game, isAnnulled: wasAnnulled });
      if (JSON.stringify(changes) !== JSON.stringify(game.changes)) wrongGames++;
    }
    if (games.length === 0) break;
    seq = games[games.length - 1].seq;
  }
  const [stored, [{ unfolded }], [last]] = await ask((db) =>
    db.batch([
      db.select().from(ratings),
      db.select({ unfolded: sql<number>`count(*)` }).from(ratedGames).where(isNull(ratedGames.changes)),
      db.select({ steps: ratingSteps.steps }).from(ratingSteps),
    ]),
  );
  const isOutdated = (last?.steps ?? 0) !== steps;
  const isRight = (row: (typeof stored)[number]) => {
    const { mu, sigma, games, lastAt, score } = row;
    const state = folded.get(ratingKey(row.family, row.players));
    return JSON.stringify(state) === JSON.stringify({ mu, sigma, games, lastAt }) && score === mu - 2 * sigma;
  };
  const right = stored.filter(isRight).length;
  return {
    games: wrongGames,
    ratings: Math.max(folded.size, stored.length) - right,
    ...{ unfolded, ...(isOutdated && { isOutdated }) },
  };
}

/** How many steps have changed the ratings so far. */
async function stepsOf(db: Database): Promise<number> {
  const [counted] = await db.select({ steps: ratingSteps.steps }).from(ratingSteps);
  return counted?.steps ?? 0;
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

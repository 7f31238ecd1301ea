import { shownRating } from "#rules/rating/fold.ts";
import type * as schema from "#schema/api/ratings.ts";
import { limits } from "#schema/limits.ts";
import { raterRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { annulRatedGame } from "#store/ratings/folding.ts";
import {
  findRatingOfGame,
  findRatingRanking,
  findRatings,
  findRatingsOf,
  hasPlayed,
  type RatingOfGame,
} from "#store/ratings/reading.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { isAdmin } from "./moderation.ts";
import type { SeenPlayer } from "./profiles/hidden.ts";

const gamesForRanking = limits.gamesForRanking;
const gamesForTeamRanking = limits.gamesForTeamRanking;

/** A user's ratings with their history, and those of the user's fixed teams, without what is hidden. */
export async function ratingsOfPlayer(
  env: Env,
  { id, hidden }: Pick<SeenPlayer, "id" | "hidden">,
): Promise<schema.PlayerRatingsAnswer> {
  const found = await askDatabase(env, (db) => findRatingsOf(db, id));
  const history = hidden.includes("activity") ? [] : found.history;
  const teams = hidden.includes("socials") ? [] : found.teams;
  return {
    ratings: found.ratings.map(({ family, mu, games, place }) => ({
      ...{ family, rating: shownRating(mu), games, gamesNeeded: gamesForRanking, place },
      history: history
        .filter((one) => one.family === family)
        .map(({ at, mu }) => ({ at, rating: shownRating(mu) }))
        .reverse(),
    })),
    teams: teams.map(({ family, mu, games, usernames: players }) => ({
      ...{ family, rating: shownRating(mu), games, gamesNeeded: gamesForTeamRanking, players },
    })),
  };
}

/** The ratings of these players, by name. */
export async function ratingsOfPlayers(
  env: Env,
  usernames: readonly string[],
): Promise<schema.RatingsAnswer> {
  const found = await askDatabase(env, (db) => findRatings(db, usernames));
  return found.map(({ username, family, mu, games }) => ({
    ...{ username, family, rating: shownRating(mu), games, gamesNeeded: gamesForRanking },
  }));
}

/** A part of a ranking by rating, for this viewer. */
export async function ratingLeaderboard(
  env: Env,
  viewer: Identity | undefined,
  { family, of, username, ...page }: schema.RatingLeaderboardQuery,
): Promise<schema.RatingLeaderboardAnswer> {
  const wanted = { family, isOfTeams: of === "teams" };
  const asked = { username, viewerID: viewer?.kind === "user" ? viewer.id : undefined };
  const { entries, ranked, own } = await askDatabase(env, (db) => findRatingRanking(db, wanted, page, asked));
  return {
    entries: entries.map(({ usernames: players, mu, games }) => ({
      ...{ players, rating: shownRating(mu), games },
    })),
    ranked,
    gamesNeeded: of === "teams" ? gamesForTeamRanking : gamesForRanking,
    own: own && {
      ...{ players: own.usernames, rating: shownRating(own.mu), games: own.games, place: own.place },
    },
  };
}

/** What an ended game did to the ratings. @throws Problem `not_found` if it does not exist, or still runs */
export async function ratingsOfGame(env: Env, gameID: number): Promise<schema.GameRatingsAnswer> {
  const found = await askDatabase(env, (db) => findRatingOfGame(db, gameID));
  if (found === undefined) throw new Problem("not_found", `No game with the id ${gameID} has ended.`);
  const { rated } = found;
  if (rated === undefined) return { status: "unrated", seats: [] };
  if (rated.isAnnulled) return { status: "annulled", seats: [] };
  return rated.changes === null
    ? { status: "pending", seats: [] }
    : { status: "rated", seats: changes(found) };
}

function changes({ seats, rated }: RatingOfGame): schema.GameRatingsAnswer["seats"] {
  return seats.map(({ userID }) => {
    const change = rated?.changes?.find(({ players }) => players === String(userID));
    if (change === undefined) return null;
    const { before, after } = change;
    return {
      before: shownRating(before?.mu ?? null),
      after: shownRating(after.mu),
      ...{ games: after.games, gamesNeeded: gamesForRanking },
    };
  });
}

/**
 * Annuls a rated game, or lets it count again.
 * @throws Problem `not_found` for a game that does not count for ratings; `forbidden` for a moderator who has played in
 * it, and is no admin
 */
export async function annul(
  env: Env,
  moderator: Identity,
  { gameID, isAnnulled, reason }: { gameID: number; isAnnulled: boolean; reason: string },
  now: number,
): Promise<void> {
  const isOwn = await askDatabase(env, (db) => hasPlayed(db, gameID, moderator.id));
  if (isOwn && !(await isAdmin(env, moderator)))
    throw new Problem("forbidden", "Only admins judge games in which they have played.");
  const action = isAnnulled ? "annul" : "restore";
  const noted = {
    moderatorId: moderator.id,
    action,
    reason: `#${gameID}: ${reason}`,
    createdAt: now,
  } as const;
  const isRated = await askDatabase(env, (db) => annulRatedGame(db, gameID, isAnnulled, noted));
  if (!isRated) throw new Problem("not_found", `There is no rated game with the id ${gameID}.`);
  await raterRoom(env).wake();
}

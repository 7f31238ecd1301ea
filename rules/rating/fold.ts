import type { RatedKind } from "./families.ts";
import { newRating, type Rating, ratedGame } from "./rating.ts";

/**
 * Ratings as integers, which are the same wherever they are computed: mu and sigma in millionths, the rated games, and
 * when the last of them ended (ms UTC).
 */
export type RatingState = { mu: number; sigma: number; games: number; lastAt: number };

/** What a game did to the rating of a player or of a fixed team; `before` is null for the first game. */
export type RatingChange = { players: string; before: RatingState | null; after: RatingState };

/** A game as it counts for ratings: the users' ids by team, the team that won, and when it ended (ms UTC). */
export type RatedGame = {
  family: RatedKind;
  teams: readonly (readonly number[])[];
  first: number;
  endedAt: number;
  /** Whether moderation wants it to count for nothing. */
  isAnnulled: boolean;
};

/** Ratings by family and players (`ratingKey`). */
export type Ratings = Map<string, RatingState>;

const million = 1_000_000;

/**
 * Adds a game to the ratings of its players and of its teams.
 * @param ratings those before the game; without who has not played a rated game of this kind yet. It is changed
 * @returns what the game did; nothing if it is annulled
 */
export function foldGame(ratings: Ratings, game: RatedGame): RatingChange[] {
  if (game.isAnnulled) return [];
  const singles = game.teams.map((team) => team.map((id) => String(id)));
  const teams = game.teams.map((team) => [teamName(team)]);
  return [...changesOf(ratings, game, singles), ...changesOf(ratings, game, teams)];
}

/** The name of a fixed team: its users' ids in ascending order. */
export function teamName(team: readonly number[]): string {
  return [...team].sort((one, other) => one - other).join("+");
}

/** A rating as it is shown, given mu in millionths; null for somebody who has not played yet. */
export function shownRating(mu: number | null): number {
  return Math.round(1500 + 50 * ((mu ?? newRating.mu * million) / million - 25));
}

/** The key of a rating in `Ratings`. */
export function ratingKey(family: string, players: string): string {
  return `${family} ${players}`;
}

function changesOf(
  ratings: Ratings,
  { family, first, endedAt }: RatedGame,
  sides: readonly (readonly string[])[],
): RatingChange[] {
  const before = sides.map((side) => side.map((players) => ratings.get(ratingKey(family, players)) ?? null));
  const after = ratedGame(
    before.map((side) => side.map((state) => (state === null ? newRating : ratingOf(state)))),
    first,
  );
  return sides.flatMap((side, team) =>
    side.map((players, at) => {
      const old = before[team][at];
      const state = {
        ...stateOf(after[team][at]),
        games: (old?.games ?? 0) + 1,
        lastAt: Math.max(old?.lastAt ?? 0, endedAt),
      };
      ratings.set(ratingKey(family, players), state);
      return { players, before: old, after: state };
    }),
  );
}

function ratingOf({ mu, sigma }: RatingState): Rating {
  return { mu: mu / million, sigma: sigma / million };
}

function stateOf({ mu, sigma }: Rating): Pick<RatingState, "mu" | "sigma"> {
  return { mu: Math.round(mu * million), sigma: Math.round(sigma * million) };
}

/**
 * Ratings of players, by the model of Weng and Lin ("A Bayesian Approximation Method for Online Ranking", JMLR 12,
 * 2011, algorithm 4, Plackett-Luce): one of several teams was first, and the others tie behind it. For two teams that is
 * the Bradley-Terry model.
 */

/** What is believed of a player's strength: a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A game depends on luck far more than on strength; found by simulation (docs/ratings.md). */
const beta = 25 / 3;
/** By how much a strength may change from one game to the next. */
const tau = 25 / 1200;
/** The least part of a variance that a game leaves. */
const leastShare = 0.0001;

/** The rating of somebody who has not played yet. */
export const newRating: Rating = { mu: 25, sigma: 25 / 6 };

/**
 * The ratings after a game.
 * @param teams the ratings of each team's players before the game
 * @param first the index of the team that has won
 * @returns the ratings after it, in the same order
 */
export function ratedGame(teams: readonly (readonly Rating[])[], first: number): Rating[][] {
  const before = teams.map((team) => team.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 })));
  const sums = before.map((team) => ({ mu: sumOf(team, "mu"), variance: sumOf(team, "variance") }));
  const c = Math.sqrt(sums.reduce((total, { variance }) => total + variance + beta ** 2, 0));
  const strengths = sums.map(({ mu }) => Math.exp(mu / c));
  const behind = strengths.reduce((total, strength, team) => (team === first ? total : total + strength), 0);
  const all = behind + strengths[first];
  return before.map((team, at) => {
    const { variance } = sums[at];
    const ofAll = strengths[at] / all;
    let omega = (at === first ? 1 : 0) - ofAll;
    let delta = ofAll * (1 - ofAll);
    if (at !== first) {
      // Those behind tie: each is as likely to be next as the others are.
      const ties = teams.length - 1;
      const ofRest = strengths[at] / behind;
      omega += 1 / ties - ofRest;
      delta += ofRest * (1 - ofRest);
    }
    omega *= variance / c;
    delta *= (Math.sqrt(variance) / c) * (variance / c ** 2);
    return team.map((player) => {
      const share = player.variance / variance;
      return {
        mu: player.mu + share * omega,
        sigma: Math.sqrt(player.variance * Math.max(1 - share * delta, leastShare)),
      };
    });
  });
}

function sumOf<Key extends "mu" | "variance">(team: readonly Record<Key, number>[], key: Key): number {
  return team.reduce((total, player) => total + player[key], 0);
}

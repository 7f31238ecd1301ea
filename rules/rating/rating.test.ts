import { expect, test } from "vitest";
import golden from "./golden.json" with { type: "json" };
import { newRating, type Rating, ratedGame } from "./rating.ts";

const ratingsOf = (teams: number[][][]): Rating[][] =>
  teams.map((team) => team.map(([mu, sigma]) => ({ mu, sigma })));

test("200 games change ratings as openskill 5.0.1 does with these parameters", () => {
  expect(golden).toHaveLength(200);
  for (const { first, before, after } of golden) {
    const expected = ratingsOf(after);
    for (const [team, ratings] of ratedGame(ratingsOf(before), first).entries())
      for (const [player, { mu, sigma }] of ratings.entries()) {
        expect(Math.abs(mu - expected[team][player].mu)).toBeLessThan(1e-9);
        expect(Math.abs(sigma - expected[team][player].sigma)).toBeLessThan(1e-9);
      }
  }
});

test("who wins gains, who loses loses, and both are known better than before", () => {
  const [[winner], [loser]] = ratedGame([[newRating], [newRating]], 0);
  expect(winner.mu).toBeGreaterThan(newRating.mu);
  expect(winner.mu + loser.mu).toBeCloseTo(2 * newRating.mu);
  expect(winner.sigma).toBeLessThan(newRating.sigma);
  expect(loser.sigma).toBe(winner.sigma);
});

test("an upset moves more than a win that was expected", () => {
  const [strong, weak] = [
    { mu: 30, sigma: 2 },
    { mu: 20, sigma: 2 },
  ];
  const [[expected]] = ratedGame([[strong], [weak]], 0);
  const [, [upset]] = ratedGame([[strong], [weak]], 1);
  expect(upset.mu - weak.mu).toBeGreaterThan(expected.mu - strong.mu);
});

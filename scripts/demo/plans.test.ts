import { expect, it } from "vitest";
import { randomOf } from "./fill.ts";
import type { DemoPlayer } from "./people.ts";
import { planGames, timesOfGames, weeksBefore } from "./plans.ts";

it("a seed gives the same games between the same weeks, on whatever day they are planned", () => {
  const players = ["Anna", "Bert", "Cora", "Dirk", "Emil"].map((name, id): DemoPlayer => {
    return { identity: { kind: "user", id, name }, strength: 0.5, pace: 5_000 };
  });
  const plansOn = (now: number) => {
    const random = randomOf(9);
    const times = timesOfGames(30, weeksBefore(now, 28), weeksBefore(now, 0), random);
    return planGames(players, times, random).map(({ createdAt, ...plan }) => ({
      ...plan,
      before: weeksBefore(now, 0) - createdAt,
    }));
  };
  const dayMs = 24 * 60 * 60_000;
  const now = Date.UTC(2026, 10, 26, 13, 22, 19);
  const plans = plansOn(now);
  expect(plans).toHaveLength(30);
  for (const days of [0.1, 1, 2.3, 4, 5.9, 9, 40, 365]) expect(plansOn(now + days * dayMs)).toEqual(plans);
});

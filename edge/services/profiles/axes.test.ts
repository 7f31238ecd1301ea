import { expect, test } from "vitest";
import { axes } from "#schema/playerStats.ts";
import { axesOf, type Sums } from "./axes.ts";
import { mediansOf } from "./medians.ts";

const nothing: Sums = {
  ...{ won: 0, lost: 0, team: 0, aborted: 0, moves: 0, thinkingTime: 0, ballsLost: 0 },
  ...{ kickedOpponents: 0, kickedMates: 0, kickedOwn: 0, skipsCaused: 0, cards: {} },
};

const named = (sums: Partial<Sums>) =>
  Object.fromEntries(axesOf({ ...nothing, ...sums }).map(({ value }, at) => [axes[at], value]));

test("the axes are shares of what somebody did", () => {
  const cards = {
    "8": { laid: 10, played: 8, traded: 1 },
    "5": { laid: 10, played: 6, traded: 3 },
  };
  expect(
    named({
      ...{ won: 2, lost: 1, team: 5, aborted: 2, moves: 30, thinkingTime: 600_000, cards },
      ...{ ballsLost: 5, kickedOpponents: 8, kickedMates: 1, kickedOwn: 1, skipsCaused: 2 },
    }),
  ).toEqual({
    ...{
      success: 67,
      generosity: 25,
      aggression: 67,
      decision: 50,
      resentment: 25,
      usage: 70,
      persistence: 80,
    },
  });
});

test("where there is nothing to divide by, the reason is said", () => {
  expect(axesOf(nothing)).toEqual(
    [
      "no_games_against_others",
      "no_cards_traded",
      "no_balls_knocked_out",
      "no_moves",
      "no_eights_played",
      "no_cards_laid",
      "no_games",
    ].map((reason) => ({ value: null, reason })),
  );
});

test("who needs less than ten seconds for a move is as quick as can be", () => {
  expect(named({ moves: 3, thinkingTime: 1_000 }).decision).toBe(100);
  expect(named({ moves: 3, thinkingTime: 0 }).decision).toBe(100);
});

test("medians are over those who have a value", () => {
  const quick = { ...nothing, won: 1, moves: 10, thinkingTime: 0 };
  const slow = { ...nothing, lost: 1, moves: 10, thinkingTime: 200_000 };
  expect(mediansOf([quick, slow, nothing])).toEqual([50, null, null, 75, null, null, 100]);
  expect(mediansOf([])).toEqual([null, null, null, null, null, null, null]);
});

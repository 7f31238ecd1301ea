import { expect, test } from "vitest";
import { featNames, levelsOf } from "./feats.ts";

test("the levels stay those that players have earned: a feat is stored with its level", () => {
  const levels = featNames.flatMap((name) => {
    const of = levelsOf(name);
    return of === undefined ? [] : [[name, of]];
  });
  expect(Object.fromEntries(levels)).toEqual({
    sevenSweep: { atLeast: [3, 4, 5] },
    tacChain: { atLeast: [2, 3, 4] },
    tacRescues: { atLeast: [2, 3, 4] },
    doorman: { atLeast: [2, 3, 4] },
    hunter: { atLeast: [8, 12, 16] },
    homeRush: { atLeast: [3, 4] },
    comeback: { atLeast: [3, 4, 5, 6, 7] },
    teamTacOfFour: { below: [120, 110, 100] },
    teamTacOfSix: { below: [180, 165, 150] },
    games: { atLeast: [10, 100, 1000] },
    victories: { atLeast: [10, 100, 1000] },
    teamGames: { atLeast: [10, 100] },
    streak: { atLeast: [3, 5, 10] },
    mastersBeaten: { atLeast: [1, 10, 50] },
  });
});

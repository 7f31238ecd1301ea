import { describe, expect, test } from "vitest";
import { moveSeat } from "../move.ts";
import { newGame } from "../newGame.ts";
import { levelsOf } from "./feats.ts";
import { featsOfGame } from "./featsOfGame.ts";
import { featsOfRecord, gamesOfBeginners, inWords, people, recordOf, winInFour } from "./testSupport.ts";

describe("only what a person has done is that person's feat", () => {
  const record = recordOf(...winInFour("-", "-"));

  test("autopilot earns nothing, and nobody it has played for wins a whole game", () => {
    const found = inWords(featsOfRecord(record, { ...people, isAutomatic: (move) => move === 5 }));
    expect(found).toContain("0 homeRush 3 @13");
    expect(found).toContain("2 homeRush 4 @15");
    expect(found).not.toContain("0 shutout @15");
    expect(found).toContain("2 shutout @15");
  });

  test("a player who sat down late gets what was done since, but no feat of the whole game", () => {
    const sits = (seat: number, move: number) => seat === 0 && move > 4;
    expect(inWords(featsOfRecord(record, { ...people, sits }))).toEqual([
      "0 firstDealHome @5",
      "0 homeRush 3 @13",
    ]);
  });

  test("a player who was replaced gets what was done before", () => {
    const sits = (seat: number, move: number) => seat === 0 && move < 4;
    expect(inWords(featsOfRecord(record, { ...people, sits }))).toEqual(["0 firstDealHome @1"]);
  });

  test("a seven that autopilot ends is nobody's", () => {
    const seven = [
      "variant 4x2m",
      "balls 10/11,12/-/13",
      "hands 7,2/2,2/2,2/2,2",
      "turn 0",
      "0 7 10-13",
      "0 7 13-17",
    ];
    expect(featsOfRecord(seven)[0]).toHaveLength(1);
    expect(featsOfRecord(seven, { ...people, isAutomatic: (move) => move === 2 })[0]).toEqual([]);
  });
});

describe("in games of beginners", () => {
  const games = gamesOfBeginners();

  test("every feat has its seat's move, or the last one, and a level that it has", () => {
    for (const { variant, seed, moves } of games) {
      const found = featsOfGame(newGame(variant, seed), moves, people);
      for (const [seat, ofSeat] of found.entries()) {
        expect(new Set(ofSeat.map(({ feat }) => feat)).size).toBe(ofSeat.length);
        for (const { feat, level, move } of ofSeat) {
          expect(move === moves.length || moveSeat(moves[move - 1]) === seat).toBe(true);
          const levels = levelsOf(feat);
          expect(levels === undefined ? [undefined] : Object.values(levels).flat()).toContain(level);
        }
      }
    }
  });

  test("many different feats occur", () => {
    const found = games.flatMap(({ variant, seed, moves }) =>
      featsOfGame(newGame(variant, seed), moves, people).flat(),
    );
    expect(new Set(found.map(({ feat }) => feat)).size).toBeGreaterThan(20);
  });
});

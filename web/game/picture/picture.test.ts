import { describe, expect, test } from "vitest";
import { formatPlace, type Place, parsePlace } from "#rules/index.ts";
import type { Way } from "../board/Trail.tsx";
import { pictureOf } from "./picture.ts";

const record = "variant 4x2m\nballs 3,60/6/-/61\nhands 5,7,3/2/2/2\nturn 0";
const places = (list: readonly Place[]) => list.map(formatPlace).join(" ");
const lines = (ways: readonly Way[]) => ways.map(({ from, path }) => `${formatPlace(from)}: ${places(path)}`);

describe("a picture", () => {
  test("shows the position of the record, and each way to go on with what it knocks out", () => {
    const { shown, ways, hits } = pictureOf({ record, moves: ["0 3 3-6"] });
    expect(shown.balls.filter(({ place }) => place === parsePlace("6"))).toHaveLength(1);
    expect(lines(ways)).toEqual(["3: 4 5 6"]);
    expect(places(hits)).toBe("6");
    expect(shown.pile.map(({ card }) => card)).toEqual([3]);
  });

  test("follows a way of several moves", () => {
    const { ways, hits } = pictureOf({ record, moves: ["0 7 60-61, 0 7 3-9"] });
    expect(lines(ways)).toEqual(["60: 61", "3: 4 5 6 7 8 9"]);
    expect(places(hits)).toBe("61 6");
  });

  test("marks the last move of its record, as on the table", () => {
    const { shown, ways } = pictureOf({ record: `${record}\n0 3 3-6` });
    expect(lines(shown.ways)).toEqual(["3: 4 5 6"]);
    expect(ways).toEqual([]);
  });

  test("bars a way where the first ball lies on it, or at its end", () => {
    const barred = ["0 5 3-8", "0 5 60-h0.0", "0 2 60-62"];
    expect(lines(pictureOf({ record, barred }).barred)).toEqual(["3: 4 5 6", "60: 61", "60: 61"]);
    const alone = "variant 4x2m\nballs 0*/-/-/-\nhands 3/2/2/2\nturn 0";
    expect(lines(pictureOf({ record: alone, barred: ["0 3 0-h0.2"] }).barred)).toEqual(["0: h0.0 h0.1 h0.2"]);
  });

  test("says what it can't read", () => {
    expect(() => pictureOf({ record: "" })).toThrow("expected a record");
    expect(() => pictureOf({ record, moves: ["0 3-6"] })).toThrow('found "0 3-6"');
  });
});

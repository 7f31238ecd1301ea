import { expect, test } from "vitest";
import { readGameID } from "./gameID.ts";

test.each([
  ["0", 0],
  ["17", 17],
])("%j is a game's id", (text, gameID) => {
  expect(readGameID(text)).toBe(gameID);
});

test.each([[null], [""], ["-1"], ["1.5"], ["1e3"], ["abc"], [" 7"], ["99999999999999999999"]])(
  "%j is none",
  (text) => {
    expect(readGameID(text)).toBeUndefined();
  },
);

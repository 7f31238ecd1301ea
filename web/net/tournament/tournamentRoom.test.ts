import { expect, test } from "vitest";
import { aMatch, twoRounds as rounds } from "./testSupport.ts";
import { withMatches } from "./tournamentRoom.ts";

test("a match that has changed is replaced, and everything else stays the same", () => {
  const changed = aMatch("0-1", { score: [3, 1] });
  const next = withMatches(rounds, [changed]);
  expect(next[0].matches).toEqual([rounds[0].matches[0], changed]);
  expect(next[0].matches[0]).toBe(rounds[0].matches[0]);
  expect(next[1]).toBe(rounds[1]);
});

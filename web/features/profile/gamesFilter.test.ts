import { expect, test } from "vitest";
import { queryOf, readGamesFilter } from "./gamesFilter.ts";

test("a filter survives the way through an address", () => {
  for (const filter of [{ page: 1 }, { page: 3, kind: "6x3", result: "lost", with: "Ännchen" }] as const)
    expect(readGamesFilter(new URLSearchParams(queryOf(filter)))).toEqual(filter);
});

test("what an address can't mean does not filter", () => {
  expect(readGamesFilter(new URLSearchParams("page=-1&kind=5x5&result=drawn&with="))).toEqual({ page: 1 });
});

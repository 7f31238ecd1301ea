import { expect, test } from "vitest";
import { pathOfTournament, readTournamentAddress } from "./tournamentPath.ts";

test("a tournament is found by its number, and a private one by its number and key", () => {
  const key = "k".repeat(22);
  expect(pathOfTournament({ type: "public", id: 7 })).toBe("/tournament/public/7");
  expect(pathOfTournament({ type: "private", id: 7, key })).toBe(`/tournament/private/7-${key}`);
  expect(readTournamentAddress("7")).toEqual({ id: 7, key: null });
  expect(readTournamentAddress(`7-${key}`)).toEqual({ id: 7, key });
  for (const bad of [undefined, "", "0", "x", "7-", "7-short", `7-${key}x`, `-${key}`])
    expect(readTournamentAddress(bad)).toBeUndefined();
});

import fc from "fast-check";
import { test } from "vitest";
import { runs } from "#tests/chance.ts";
import { ofGames, ofSignUp } from "./tournamentTries.ts";
import { tryWith } from "./tryTournaments.ts";

test("whatever is tried with tournaments and their games: each ends, each match has one game and one result", () =>
  tryWith(runs(6), {
    cast: "Any",
    complete: fc.integer({ min: 1, max: 4 }),
    signUpHours: 1,
    sequences: [{ things: { ...ofSignUp, ...ofGames }, tries: 12 }],
  }));

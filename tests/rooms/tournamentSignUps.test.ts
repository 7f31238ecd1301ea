import fc from "fast-check";
import { test } from "vitest";
import { ofSignUp } from "./tournamentTries.ts";
import { tryWith } from "./tryTournaments.ts";

// Hardly any of these tournaments gets to its games, which take most of a tournament's time.
test.each(["Sga", "Sgb", "Sgc", "Sgd"])(
  "whatever is tried while %s and others sign up: each tournament ends, and libSQL has its end",
  (cast) => tryWith(485, { cast, complete: fc.integer({ min: 0, max: 1 }), tries: 8, things: ofSignUp }),
);

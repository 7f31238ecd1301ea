import fc from "fast-check";
import { test } from "vitest";
import { isFull, runs } from "#tests/chance.ts";
import { duringSignUp, ofSignUp } from "./tournamentTries.ts";
import { tryWith } from "./tryTournaments.ts";

const during = { things: duringSignUp, tries: 8 };

// Hardly any of these tournaments gets to its games, which take most of a tournament's time; and several sequences are
// tried with each, because to open and close one takes as long as most of them.
test.each(isFull ? ["Sga", "Sgb", "Sgc", "Sgd", "Sge", "Sgf"] : ["Sga", "Sgb"])(
  "whatever is tried while %s and others sign up: each tournament ends, and libSQL has its end",
  (cast) =>
    tryWith(runs(6), {
      cast,
      complete: fc.integer({ min: 0, max: 1 }),
      signUpHours: 24,
      sequences: [during, during, during, during, { things: ofSignUp, tries: 8 }],
    }),
);

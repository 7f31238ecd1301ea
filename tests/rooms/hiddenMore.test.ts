import { test } from "vitest";
import { expectNothingHiddenInGames } from "./hidden.ts";

test.each([250, 300, 350, 400, 450])(
  "no frame of 50 random games, from number %i on, holds a card that its viewer may not know",
  (from) => expectNothingHiddenInGames({ from, to: from + 50 }),
);

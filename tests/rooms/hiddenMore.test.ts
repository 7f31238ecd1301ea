import { test } from "vitest";
import { expectNothingHiddenInGames } from "./hidden.ts";

test("no frame of 250 further random games holds a card that its viewer may not know", () => {
  expectNothingHiddenInGames({ from: 250, to: 500 });
});

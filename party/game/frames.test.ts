import { test } from "vitest";
import { variantNames } from "#rules/index.ts";
import { chanceFor, runs } from "#tests/chance.ts";
import { expectNothingHiddenIn } from "./testSupport/nothingHidden.ts";

test("no frame of a random game holds a card that its viewer may not know", { timeout: 60_000 }, () => {
  const chance = chanceFor("games with hidden cards");
  const seed = () => Uint8Array.from({ length: 32 }, () => Math.floor(chance() * 256));
  for (let n = 0; n < runs(40); n++)
    expectNothingHiddenIn(variantNames[n % variantNames.length], seed(), seed());
});

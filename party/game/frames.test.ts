import { expect, test } from "vitest";
import { variantNames } from "#rules/index.ts";
import { chanceFor, runs } from "#tests/chance.ts";
import { matchOf } from "./frames.ts";
import { expectNothingHiddenIn } from "./testSupport/nothingHidden.ts";

test("no frame of a random game holds a card that its viewer may not know", () => {
  const chance = chanceFor("games with hidden cards");
  const seed = () => Uint8Array.from({ length: 32 }, () => Math.floor(chance() * 256));
  for (let n = 0; n < runs(40); n++)
    expectNothingHiddenIn(variantNames[n % variantNames.length], seed(), seed());
});

test("spectators of a private tournament's game are not told which one it is, and its players are", () => {
  const match = { tournamentID: 7, title: "Family cup", matchID: "0-0" };
  const game = (kind: "public" | "private") => ({
    createdAt: 5,
    tournament: { ...match, kind, timePerGameMs: 10 },
  });
  expect(matchOf(null, game("private"))).toBeNull();
  for (const told of [matchOf(0, game("private")), matchOf(null, game("public"))])
    expect(told).toMatchObject({ ...match, endsAt: 15 });
});

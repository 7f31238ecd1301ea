import { expect, test } from "vitest";
import { placementsOf } from "./winners.ts";

test("every player of a team has its place, and a deleted one has no name to wear it", () => {
  const winners = [
    { teamName: "Badgers", players: ["Ada", "Bea"], placement: 1 },
    { teamName: "Cranes", players: ["", "Dora"], placement: 2 },
  ];
  expect([...placementsOf(winners)]).toEqual([
    ["Ada", 1],
    ["Bea", 1],
    ["Dora", 2],
  ]);
});

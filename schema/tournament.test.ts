import { expect, it } from "vitest";
import { limits } from "./limits.ts";
import { tournamentForm } from "./tournament.ts";

const form = {
  tournamentType: "knockout",
  nTeams: limits.tournamentTeams.from,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: limits.tournamentGameTimeMs.from,
  moveTimeMs: limits.tournamentMoveTimeMs.from,
};

it.each([
  [2, 2],
  [3, 2],
  [2, 3],
])("teams of %i play %i at a table", (playersPerTeam, teamsPerMatch) => {
  expect(tournamentForm.safeParse({ ...form, playersPerTeam, teamsPerMatch }).success).toBe(true);
});

it.each([
  ["a team of one", { playersPerTeam: 1 }],
  ["a table for nine", { playersPerTeam: 3, teamsPerMatch: 3 }],
  ["a table of three teams outside a knockout", { tournamentType: "swiss", teamsPerMatch: 3 }],
  ["a third leg", { legs: 3 }],
])("there is no tournament with %s", (_what, change) => {
  expect(tournamentForm.safeParse({ ...form, ...change }).success).toBe(false);
});

import { expect, test } from "vitest";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { heirsOf, isReady, missingIn } from "./missing.ts";

type RegisterTeam = TournamentState["registerTeams"][number];

const form: TournamentState["form"] = {
  tournamentType: "knockout",
  nTeams: 2,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: 60_000,
  moveTimeMs: 60_000,
};

function team(name: string, ...members: [name: string, isActivated: boolean][]): RegisterTeam {
  const isComplete = members.length === 2 && members.every(([, isActivated]) => isActivated);
  return {
    name,
    members: members.map(([name, isActivated]) => ({ name, isActivated })),
    isComplete,
    hasPlace: true,
  };
}

test("a tournament begins once there are all teams, all players, and everybody has confirmed", () => {
  const badgers = team("Badgers", ["Ada", true], ["Bea", true]);
  expect(missingIn({ form, registerTeams: [badgers] })).toEqual({ teams: 1, places: 0, unconfirmed: [] });
  const cranes = team("Cranes", ["Cleo", false]);
  const missing = missingIn({ form, registerTeams: [badgers, cranes] });
  expect(missing).toEqual({ teams: 0, places: 1, unconfirmed: ["Cleo"] });
  expect(isReady(missing)).toBe(false);
  const complete = team("Cranes", ["Cleo", true], ["Dora", true]);
  expect(isReady(missingIn({ form, registerTeams: [badgers, complete] }))).toBe(true);
});

test("who has confirmed, or plays, can be handed the tournament; nobody without a name, and not its organizer", () => {
  const organizer = { admin: "Ada", startsGames: "admin" } as const;
  const registerTeams = [team("Badgers", ["Ada", true], ["Bea", false]), team("Cranes", ["Cleo", true])];
  expect(heirsOf({ organizer, registerTeams, teams: [] })).toEqual(["Cleo"]);
  const teams = [
    { name: "Badgers", players: ["Ada", "Bea"] },
    { name: "", players: ["", "Dora"] },
  ];
  expect(heirsOf({ organizer, registerTeams: [], teams })).toEqual(["Bea", "Dora"]);
});

import { expect, test } from "vitest";
import { aRegisterTeam, aTournament } from "#web/net/tournament/testSupport.ts";
import { heirsOf, isReady, missingIn } from "./missing.ts";

const form = { ...aTournament().form, nTeams: 2 };
const badgers = aRegisterTeam("Badgers", [
  ["Ada", true],
  ["Bea", true],
]);

test("a tournament begins once there are all teams, all players, and everybody has confirmed", () => {
  expect(missingIn({ form, registerTeams: [badgers] })).toEqual({ teams: 1, places: 0, unconfirmed: [] });
  const cranes = aRegisterTeam("Cranes", [["Cleo", false]]);
  const missing = missingIn({ form, registerTeams: [badgers, cranes] });
  expect(missing).toEqual({ teams: 0, places: 1, unconfirmed: ["Cleo"] });
  expect(isReady(missing)).toBe(false);
  const complete = aRegisterTeam("Cranes", [
    ["Cleo", true],
    ["Dora", true],
  ]);
  expect(isReady(missingIn({ form, registerTeams: [badgers, complete] }))).toBe(true);
});

test("who has confirmed, or plays, can be handed the tournament; nobody without a name, and not its organizer", () => {
  const organizer = { admin: "Ada", startsGames: "admin" } as const;
  const registerTeams = [
    aRegisterTeam("Badgers", [
      ["Ada", true],
      ["Bea", false],
    ]),
    aRegisterTeam("Cranes", [["Cleo", true]]),
  ];
  expect(heirsOf({ organizer, registerTeams, teams: [] })).toEqual(["Cleo"]);
  const teams = [
    { name: "Badgers", players: ["Ada", "Bea"] },
    { name: "", players: ["", "Dora"] },
  ];
  expect(heirsOf({ organizer, registerTeams: [], teams })).toEqual(["Bea", "Dora"]);
});

import { expect, test } from "vitest";
import { aMatch, aRegisterTeam, aTournament, fourTeams, twoRounds } from "#web/net/tournament/testSupport.ts";
import { placeOnWaitingList, unconfirmed, viewerOf } from "./viewer.ts";

const badgers = aRegisterTeam("Badgers", [
  ["Anna", true],
  ["Boris", false],
]);
const foxes = aRegisterTeam("Foxes", [["Clara", true]], false);
const geese = aRegisterTeam("Geese", [["Emil", true]], false);
const forming = aTournament({ status: "signUp", registerTeams: [badgers, foxes, geese], seekers: ["Hugo"] });

test("who was invited is in no team yet, and may be asked by several", () => {
  const zebras = aRegisterTeam("Zebras", [
    ["Dora", true],
    ["Boris", false],
  ]);
  const asked = { ...forming, registerTeams: [badgers, foxes, zebras] };
  expect(viewerOf(asked, "Boris")).toMatchObject({ registerTeam: undefined, team: -1 });
  expect(viewerOf(asked, "Boris").asking).toEqual([badgers, zebras]);
  expect(viewerOf(asked, "Anna")).toMatchObject({ registerTeam: badgers, asking: [] });
  expect(unconfirmed(badgers)).toEqual(["Boris"]);
});

test("who looks for a partner is in no team", () => {
  expect(viewerOf(forming, "Hugo")).toMatchObject({ registerTeam: undefined, isSeeking: true });
});

test("somebody without an account is nobody, even beside deleted players, who have no name", () => {
  const withDeleted = aTournament({ teams: [{ name: "Ghosts", players: ["", "Anna"] }], seekers: [""] });
  expect(viewerOf(withDeleted, undefined)).toMatchObject({ team: -1, isSeeking: false, isOrganizer: false });
});

test("a player whose match has begun is led to its game, until it is decided", () => {
  const rounds = [{ ...twoRounds[0], matches: [aMatch("0-0", { gameID: 7 })] }, twoRounds[1]];
  const playing = aTournament({ status: "running", teams: fourTeams, rounds });
  expect(viewerOf(playing, "Clara")).toMatchObject({ team: 1, gameID: 7 });
  expect(viewerOf(playing, "Emil").gameID).toBeUndefined();
});

test("the waiting list counts from its first team", () => {
  expect([badgers, foxes, geese].map((one) => placeOnWaitingList(forming, one))).toEqual([undefined, 1, 2]);
});

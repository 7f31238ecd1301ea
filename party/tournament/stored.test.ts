import { describe, expect, test } from "vitest";
import { isDue, presentTeams } from "#rules/tournament/match.ts";
import { deleted } from "#schema/names.ts";
import type { TournamentForm, TournamentSchedule } from "#schema/tournament.ts";
import { decideByHand } from "./leading.ts";
import { renamed } from "./people.ts";
import { roundsIn } from "./rounds.ts";
import { seekPartner } from "./signUp.ts";
import { storedOf } from "./stored.ts";
import {
  admin,
  aPrivateTournament,
  aPublicTournament,
  asker,
  hour,
  type Played,
  player,
} from "./testSupport.ts";

/** A tournament that has begun: team n has the players 2n + 1 and 2n + 2. */
function aRunningTournament(more: Partial<TournamentForm & TournamentSchedule> = {}): Played {
  const cup = aPublicTournament(more);
  for (let n = 0; n < cup.state.form.nTeams; n++) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
  cup.until(12 * hour);
  return cup;
}

/** Decides every match until the end: the team with the lower number wins or, if nobody came, none. */
function playToEnd(cup: Played, { nobody = false } = {}): void {
  for (;;) {
    const match = roundsIn(cup.state).flatMap(({ matches }) => matches.filter(isDue))[0];
    if (match === undefined) return;
    const ranking = nobody ? [] : presentTeams(match).toSorted((a, b) => a - b);
    const decision = { matchID: match.id, ranking, reason: "For a test" };
    cup.ask((state, now) => decideByHand(state, admin, decision, now));
  }
}

const personOf = (cup: Played, userID: number) =>
  storedOf(cup.state).people.find((person) => person.userID === userID);
const outcomesOf = (cup: Played, ...userIDs: number[]) =>
  userIDs.map((userID) => personOf(cup, userID)?.outcome);

describe("what libSQL stores of a tournament", () => {
  test("while teams are formed, is who has registered", () => {
    const cup = aPublicTournament();
    cup.register("Zebras", 1, 2);
    cup.ask((state) => seekPartner(state, asker(player(3))));
    expect(storedOf(cup.state)).toEqual({
      id: 1,
      v: cup.state.v,
      status: "signUp",
      date: 12 * hour,
      endedAt: null,
      nTeams: 4,
      winner: null,
      people: [
        { userID: 1, role: "registered", team: "Zebras", outcome: null },
        { userID: 2, role: "registered", team: "Zebras", outcome: null },
        { userID: 3, role: "registered", team: null, outcome: null },
      ],
    });
  });

  test("that is private, begins with its organizer", () => {
    const { people, date } = storedOf(aPrivateTournament().state);
    expect(people).toEqual([{ userID: 1, role: "organizer", team: null, outcome: null }]);
    expect(date).toBe(0);
  });

  test("leaves out deleted accounts", () => {
    const cup = aRunningTournament();
    cup.ask((state) => renamed(state, deleted(player(1))));
    expect(personOf(cup, 1)).toBeUndefined();
    expect(personOf(cup, 2)).toEqual({ userID: 2, role: "playing", team: "Team 0", outcome: null });
  });

  test("is after the end who has won, and how far everybody came", () => {
    const cup = aRunningTournament();
    playToEnd(cup);
    expect(storedOf(cup.state)).toMatchObject({
      status: "ended",
      winner: "Team 0",
      endedAt: 12 * hour,
      nTeams: 4,
    });
    const places = outcomesOf(cup, 1, 3, 5, 7);
    expect(places[0]).toEqual({ exitRound: 2, totalRounds: 2, placement: 1 });
    expect(places.map((outcome) => outcome?.placement).toSorted()).toEqual([1, 2, 3, 4]);
    for (const outcome of places)
      expect(outcome?.exitRound, `place ${outcome?.placement}`).toBe((outcome?.placement ?? 0) <= 2 ? 2 : 1);
  });

  test("sends nobody home early where everybody plays all rounds", () => {
    const cup = aRunningTournament({
      tournamentType: "roundRobin",
      creationDates: [12 * hour, 13 * hour, 14 * hour],
    });
    playToEnd(cup);
    for (const outcome of outcomesOf(cup, 1, 3, 5, 7))
      expect(outcome).toMatchObject({ exitRound: 3, totalRounds: 3 });
  });

  test("names no winner where nobody ever came", () => {
    const cup = aRunningTournament();
    playToEnd(cup, { nobody: true });
    expect(storedOf(cup.state)).toMatchObject({ status: "ended", winner: null });
  });
});

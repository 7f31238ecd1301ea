import { describe, expect, test } from "vitest";
import { presentTeams } from "#rules/tournament/match.ts";
import type { TournamentForm } from "#schema/tournament.ts";
import * as games from "./games.ts";
import { renamed } from "./people.ts";
import { placementsIn, roundsIn } from "./rounds.ts";
import { snapshotOf } from "./snapshot.ts";
import { isFinished } from "./state.ts";
import {
  admin,
  aPublicTournament,
  asker,
  hour,
  minute,
  type Played,
  player,
  toastsIn,
} from "./testSupport.ts";
import { dueAt } from "./time.ts";
import { stay, withdraw } from "./withdrawing.ts";

/** A tournament in its first round, whose games are being opened; the players of a team have numbers of their own. */
function aTournamentThatBegins(more: Partial<TournamentForm> = {}, rounds = 2): Played {
  const creationDates = Array.from({ length: rounds }, (_, round) => (12 + round) * hour);
  const cup = aPublicTournament({ ...more, creationDates });
  for (let n = 0; n < cup.state.form.nTeams; n++) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
  cup.until(12 * hour);
  return cup;
}

/** The same with a game open for each match. */
function aRunningTournament(more: Partial<TournamentForm> = {}, rounds = 2): Played {
  const cup = aTournamentThatBegins(more, rounds);
  opensGames(cup);
  return cup;
}

function opensGames(cup: Played): void {
  for (const [matchID, play] of Object.entries(cup.state.matches)) {
    if (play.gameID !== null || play.decision !== null) continue;
    const gameID = 1 + Number(matchID.replace("-", "1"));
    cup.ask((state, now) => games.gameOpened(state, matchID, gameID, now));
  }
}

/** Lets the team with this index withdraw: all of its players want that. @returns what follows from the last one's wish */
const withdraws = (cup: Played, team: number) =>
  cup.state.teams[team].players.map((one) => cup.ask((state) => withdraw(state, asker(one)))).at(-1) ?? [];

const matchesOf = ({ state }: Played, team: number) =>
  roundsIn(state)
    .flatMap(({ matches }) => matches)
    .filter((match) => presentTeams(match).length > 1 && presentTeams(match).includes(team));

/** The teams that are drawn for a round. */
const teamsIn = ({ state }: Played, round: number) =>
  roundsIn(state)[round].matches.flatMap(presentTeams).toSorted();

/** Lets time pass and everybody play until the tournament has ended. */
function playsOn(cup: Played): void {
  for (let n = 0; !isFinished(cup.state) && n < 200; n++) {
    opensGames(cup);
    playRound(cup);
    const next = dueAt(cup.state);
    if (next !== null) cup.until(next);
  }
}

describe("a team that withdraws", () => {
  test("loses its next match at once, and its opponent goes on", () => {
    const cup = aTournamentThatBegins();
    const [match] = matchesOf(cup, 0);
    const opponent = presentTeams(match).find((team) => team !== 0);
    const effects = withdraws(cup, 0);
    expect(matchesOf(cup, 0)[0].winner).toBe(opponent);
    expect(cup.state.matches[match.id].decision?.reason).toBe("withdrawn");
    expect(toastsIn(effects).filter(([, kind]) => kind === "teamWithdrew")).toEqual([
      [cup.state.teams[0].players[0].name, "teamWithdrew"],
    ]);
    playsOn(cup);
    expect(cup.state.status).toBe("ended");
  });

  test("does so only once all of it want that; one alone only tells the others, and can take it back", () => {
    const cup = aTournamentThatBegins();
    const [one, other] = cup.state.teams[0].players;
    const asked = cup.ask((state) => withdraw(state, asker(one)));
    expect(toastsIn(asked)).toEqual([[other.name, "partnerLeaving"]]);
    expect(cup.state.withdrawn).toEqual([]);
    expect(snapshotOf({ state: cup.state, key: null, endedAt: null }).leaving).toEqual([
      { team: 0, players: [one.name] },
    ]);
    expect(cup.ask((state) => withdraw(state, asker(one)))).toEqual([]);
    cup.ask((state) => stay(state, asker(one)));
    cup.ask((state) => withdraw(state, asker(other)));
    expect(cup.state.withdrawn).toEqual([]);
    cup.ask((state) => withdraw(state, asker(one)));
    expect(cup.state.withdrawn).toEqual([0]);
  });

  test("need not ask a partner whose account is deleted", () => {
    const cup = aTournamentThatBegins();
    const [one, gone] = cup.state.teams[0].players;
    cup.ask((state) => renamed(state, { ...gone, name: "", nameVersion: 9 }));
    cup.ask((state) => withdraw(state, asker(one)));
    expect(cup.state.withdrawn).toEqual([0]);
  });

  test("is taken out at once by who leads the tournament, and by nobody else", () => {
    const cup = aTournamentThatBegins();
    expect(cup.refusal((state) => withdraw(state, asker(state.teams[1].players[0]), 0))).toBe("not_admin");
    expect(cup.refusal((state) => withdraw(state, admin, 99))).toBe("not_member");
    const told = cup.ask((state) => withdraw(state, admin, 0));
    expect(cup.state.withdrawn).toEqual([0]);
    const players = cup.state.teams[0].players.map(({ name }) => [name, "teamWithdrew"]);
    expect(toastsIn(told).filter(([, kind]) => kind === "teamWithdrew")).toEqual(players);
  });

  test("plays on while its game is running, and can withdraw when the game is over or aborted", () => {
    const cup = aRunningTournament();
    const refusal = (team: number) =>
      cup.refusal((state) => withdraw(state, asker(state.teams[team].players[1])));
    expect([0, 1, 2, 3].map(refusal)).toEqual(Array(4).fill("running"));
    const [first, second] = roundsIn(cup.state)[0].matches;
    const ending = { sides: [0, 1], home: [8, 3], reason: "resigned" } as const;
    for (const side of [0, 1])
      cup.ask((state) => games.teamCame(state, state.matches[first.id].gameID as number, side));
    cup.ask((state, now) => games.gameEnded(state, state.matches[first.id].gameID as number, ending, now));
    cup.ask((state, now) => games.gameAborted(state, state.matches[second.id].gameID as number, now));
    expect([0, 1, 2, 3].map(refusal)).toEqual(Array(4).fill(null));
  });

  test("loses the game that is about to be opened too, which is closed as soon as it is open", () => {
    const cup = aTournamentThatBegins();
    withdraws(cup, 1);
    const [{ id }] = matchesOf(cup, 1);
    const effects = cup.ask((state, now) => games.gameOpened(state, id, 7, now));
    expect(effects.map(({ kind }) => kind)).toEqual(["closeGame"]);
  });

  test("gives up what it would have played later: the final of a knockout, all rounds of a round robin", () => {
    const cup = aRunningTournament();
    playRound(cup);
    const [winner] = roundsIn(cup.state)[0].matches.map((match) => match.winner as number);
    withdraws(cup, winner);
    const [final] = roundsIn(cup.state)[1].matches;
    expect(final.winner).toBe(presentTeams(final).find((team) => team !== winner));
    playsOn(cup);
    expect(placementsIn(cup.state)[1].team).toBe(winner);

    const league = aTournamentThatBegins({ tournamentType: "roundRobin" }, 3);
    withdraws(league, 2);
    expect(matchesOf(league, 2)).toHaveLength(3);
    expect(matchesOf(league, 2).every((match) => match.winner !== 2 && match.winner !== undefined)).toBe(
      true,
    );
    playsOn(league);
    expect(placementsIn(league.state)[3].team).toBe(2);
  });

  test("is in no later round of a swiss tournament", () => {
    const cup = aTournamentThatBegins({ tournamentType: "swiss" }, 2);
    withdraws(cup, 3);
    expect(roundsIn(cup.state)[0].matches.filter(({ winner }) => winner !== undefined)).toHaveLength(1);
    playsOn(cup);
    expect(cup.state.status).toBe("ended");
    expect(teamsIn(cup, 1)).toEqual([0, 1, 2]);
    expect(placementsIn(cup.state)[3].team).toBe(3);
  });

  test("has the next round of a swiss tournament drawn anew, unless it has begun", () => {
    const cup = aRunningTournament({ tournamentType: "swiss", nTeams: 8 }, 3);
    playRound(cup);
    expect(teamsIn(cup, 1)).toHaveLength(8);
    withdraws(cup, 3);
    expect(teamsIn(cup, 1)).toEqual([0, 1, 2, 4, 5, 6, 7]);
    cup.until(13 * hour);
    withdraws(cup, 5);
    expect(teamsIn(cup, 1)).toContain(5);
    playsOn(cup);
    expect(teamsIn(cup, 2)).toEqual([0, 1, 2, 4, 6, 7]);
    expect(cup.state.status).toBe("ended");
  });

  test("ends a swiss tournament, if nobody is left to play against another", () => {
    const cup = aRunningTournament({ tournamentType: "swiss", nTeams: 8 }, 3);
    playRound(cup);
    for (let team = 0; team < 7; team++) withdraws(cup, team);
    expect(cup.state.status).toBe("ended");
    expect([1, 2].map((round) => teamsIn(cup, round))).toEqual([[7], [7]]);
  });

  test("leaves a match of three to the two others, and counts no more there, whatever is played for it", () => {
    const cup = aTournamentThatBegins({ teamsPerMatch: 3, nTeams: 3 }, 1);
    const [{ id }] = roundsIn(cup.state)[0].matches;
    const [first, second, third] = presentTeams(roundsIn(cup.state)[0].matches[0]);
    withdraws(cup, first);
    expect(cup.state.matches[id].decision).toBeNull();
    opensGames(cup);
    const gameID = cup.state.matches[id].gameID as number;
    for (const side of [0, 1, 2]) cup.ask((state) => games.teamCame(state, gameID, side));
    const ending = { sides: [0, 1, 2], home: [8, 3, 2], reason: "won" } as const;
    cup.ask((state, now) => games.gameEnded(state, gameID, ending, now));
    expect(cup.state.results[id].ranking).toEqual([second, third]);
  });

  test("decides a match of three when the second one withdraws", () => {
    const cup = aTournamentThatBegins({ teamsPerMatch: 3, nTeams: 3 }, 1);
    const [first, second, third] = presentTeams(roundsIn(cup.state)[0].matches[0]);
    withdraws(cup, first);
    withdraws(cup, third);
    expect(cup.state.status).toBe("ended");
    expect(placementsIn(cup.state)[0].team).toBe(second);
  });

  test("does so once, while it has something to play, and in a running tournament alone", () => {
    const cup = aPublicTournament();
    for (let n = 0; n < 4; n++) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
    const someone = asker(player(1));
    expect(cup.refusal((state) => withdraw(state, someone))).toBe("wrong_status");
    cup.until(12 * hour);
    expect(cup.refusal((state) => withdraw(state, asker(player(99))))).toBe("not_member");
    withdraws(cup, 0);
    const before = cup.state;
    expect(withdraws(cup, 0)).toEqual([]);
    expect(cup.state).toBe(before);
    cup.until(12 * hour + 40 * minute);
    playsOn(cup);
    expect(cup.refusal((state) => withdraw(state, someone))).toBe("wrong_status");
  });

  test("can no more once it is out of a knockout", () => {
    const cup = aRunningTournament({ nTeams: 8 }, 3);
    playRound(cup);
    const [match] = roundsIn(cup.state)[0].matches;
    const loser = presentTeams(match).find((team) => team !== match.winner) as number;
    const one = asker(cup.state.teams[loser].players[0]);
    expect(cup.refusal((state) => withdraw(state, one))).toBe("not_due");
  });

  test("has its opponents told of no round in which they have no game", () => {
    const cup = aTournamentThatBegins({ tournamentType: "roundRobin" }, 3);
    withdraws(cup, 0);
    opensGames(cup);
    playRound(cup);
    const effects = cup.until(13 * hour);
    const [idle] = roundsIn(cup.state)[1].matches.filter((match) => presentTeams(match).includes(0));
    const idleNames = presentTeams(idle).flatMap((team) =>
      cup.state.teams[team].players.map(({ name }) => name),
    );
    const told = toastsIn(effects).filter(([, kind]) => kind === "roundStarted");
    expect(told).toHaveLength(4);
    for (const [name] of told) expect(idleNames).not.toContain(name);
  });
});

/** Both teams come to every game that is open, and the first wins. */
function playRound(cup: Played): void {
  for (const { gameID, decision } of Object.values(cup.state.matches)) {
    if (gameID === null || decision !== null) continue;
    for (const side of [0, 1]) cup.ask((state) => games.teamCame(state, gameID, side));
    const ending = { sides: [0, 1], home: [8, 3], reason: "won" } as const;
    cup.ask((state, now) => games.gameEnded(state, gameID, ending, now));
  }
}

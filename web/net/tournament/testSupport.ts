import type { TournamentMatch, TournamentRound, TournamentState } from "./tournamentRoom.ts";

/** Tournaments for tests, as their room shows them. */

export function aMatch(id: string, more: Partial<TournamentMatch> = {}): TournamentMatch {
  return {
    id,
    teams: [0, 1],
    score: [],
    winner: null,
    isForThirdPlace: false,
    gameID: null,
    came: [],
    comeUntil: null,
    endsAt: null,
    decision: null,
    ...more,
  };
}

type RegisterTeam = TournamentState["registerTeams"][number];

/** A pair that has registered, with who has confirmed. */
export function aRegisterTeam(
  name: string,
  members: readonly [name: string, isActivated: boolean][],
  hasPlace = true,
): RegisterTeam {
  return {
    name,
    members: members.map(([name, isActivated]) => ({ name, isActivated })),
    asked: 0,
    isComplete: members.length === 2 && members.every(([, isActivated]) => isActivated),
    hasPlace,
  };
}

/** A semi-final of four teams, and the final that follows. */
export const twoRounds: TournamentRound[] = [
  { name: "semiFinal", begins: 1000, matches: [aMatch("0-0"), aMatch("0-1", { teams: [2, 3] })] },
  {
    name: "final",
    begins: 2000,
    matches: [
      aMatch("1-0", { teams: [null, null] }),
      aMatch("1-1", { teams: [null, null], isForThirdPlace: true }),
    ],
  },
];

/** A public knockout of four pairs, by default before its sign-up. */
export function aTournament(more: Partial<TournamentState> = {}): TournamentState {
  return {
    id: 1,
    type: "public",
    key: null,
    isShown: true,
    title: "Sunday cup",
    status: "signUpWaiting",
    form: {
      tournamentType: "knockout",
      nTeams: 4,
      playersPerTeam: 2,
      teamsPerMatch: 2,
      legs: 1,
      rounds: null,
      timePerGameMs: 500,
      moveTimeMs: 60_000,
    },
    schedule: { signUpBegin: 100, signUpDeadline: 900, creationDates: [1000, 2000], minTeams: 2 },
    organizer: null,
    registerTeams: [],
    seekers: [],
    teams: [],
    withdrawn: [],
    leaving: [],
    rounds: [],
    begunRounds: 0,
    endedRounds: 0,
    standings: null,
    endedAt: null,
    placements: null,
    ...more,
  };
}

export const fourTeams: TournamentState["teams"] = [
  { name: "Badgers", players: ["Anna", "Boris"] },
  { name: "Foxes", players: ["Clara", "Dora"] },
  { name: "Geese", players: ["Emil", "Fritz"] },
  { name: "Hares", players: ["Greta", "Hugo"] },
];

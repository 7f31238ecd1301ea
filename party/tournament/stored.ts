import { presentTeams } from "#rules/tournament/match.ts";
import { isDeleted } from "#schema/names.ts";
import type { Identity } from "#schema/rooms.ts";
import type {
  StoredTournament,
  StoredTournamentPerson,
  TournamentOutcome,
} from "#schema/tournament/stored.ts";
import { placedTeams, winnerOf } from "./play.ts";
import { roundsIn } from "./rounds.ts";
import { isFinished, type TournamentState } from "./state.ts";

/** What libSQL has to store of the tournament as it is now. */
export function storedOf(state: TournamentState): StoredTournament {
  const { id, v, status, form, schedule, createdAt, changedAt, teams } = state;
  return {
    id,
    v,
    status,
    date: schedule?.creationDates[0] ?? createdAt,
    endedAt: isFinished(state) ? changedAt : null,
    nTeams: teams.length > 0 ? teams.length : form.nTeams,
    winner: status === "ended" ? (winnerOf(state)?.name ?? null) : null,
    people: peopleStored(state),
  };
}

/** Whom it has to do with, each once; deleted accounts are nobody. */
function peopleStored(state: TournamentState): StoredTournamentPerson[] {
  const people: StoredTournamentPerson[] = [];
  const add = (identity: Identity, more: Omit<StoredTournamentPerson, "userID">) => {
    if (isDeleted(identity) || people.some(({ userID }) => userID === identity.id)) return;
    people.push({ userID: identity.id, ...more });
  };
  const outcomes = outcomesIn(state);
  state.teams.forEach(({ name, players }, team) => {
    for (const player of players)
      add(player, { role: "playing", team: name, outcome: outcomes[team] ?? null });
  });
  const members = state.registerTeams.flatMap(({ name, members }) =>
    members.map((one) => ({ ...one, name })),
  );
  // Whoever has confirmed in one team may have been asked by others.
  for (const { identity, name } of members.toSorted((one, other) => +other.isActivated - +one.isActivated))
    add(identity, { role: "registered", team: name, outcome: null });
  for (const seeker of state.seekers) add(seeker, { role: "registered", team: null, outcome: null });
  if (state.organizer) add(state.organizer.admin, { role: "organizer", team: null, outcome: null });
  return people;
}

/** How far each team came, once the tournament has ended. */
function outcomesIn(state: TournamentState): TournamentOutcome[] {
  if (state.status !== "ended") return [];
  const placed = placedTeams(state);
  const totalRounds = roundsIn(state).length;
  return state.teams.map((_, team) => {
    const placement = placed.find((one) => one.team === team)?.place ?? null;
    return { exitRound: exitRoundOf(state, team), totalRounds, placement };
  });
}

/** Only a knockout sends teams home early; there the match for third place changes nothing. */
function exitRoundOf(state: TournamentState, team: number): number {
  const rounds = roundsIn(state);
  if (state.form.tournamentType !== "knockout") return rounds.length;
  const lost = rounds
    .flatMap(({ matches }) => matches)
    .find((match) => !match.isForThirdPlace && match.winner !== team && presentTeams(match).includes(team));
  return lost === undefined ? rounds.length : lost.round + 1;
}

import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Identity } from "#schema/rooms.ts";
import { chanceOf, inRandomOrder } from "./chance.ts";
import { type Changed, changed, mails, toasts } from "./effects.ts";
import { teamNamed } from "./signUp.ts";
import { peopleOf, type Team, type TournamentState, teamsByPlace } from "./state.ts";

/** Begins the sign-up of a public tournament. */
export function beginSignUp(state: TournamentState): Changed {
  return changed({ ...state, status: "signUp" }, [{ key: "announce", kind: "announce" }]);
}

/** Whether all places of a public tournament are taken by complete teams. */
export function isFull(state: TournamentState): boolean {
  return completeTeams(state).length >= state.form.nTeams;
}

/**
 * Ends the sign-up: the first complete teams take part, then those that are drawn from the players who look for partners.
 * Who is left out is told so.
 */
export function closeSignUp(state: TournamentState): Changed {
  const { form, schedule } = state;
  const places = [...completeTeams(state), ...drawnTeams(state)].slice(0, form.nTeams);
  const everybody = peopleOf(state);
  if (places.length < (schedule?.minTeams ?? form.nTeams)) {
    return changed({ ...state, status: "signUpFailed" }, toasts(state, everybody, { kind: "signUpFailed" }));
  }
  const players = places.flatMap((team) => team.players);
  const others = everybody.filter((one) => !players.some((player) => isSamePerson(player, one)));
  return changed(
    { ...state, status: "signUpEnded", teams: places, registerTeams: [], seekers: [] },
    places.flatMap(({ name, players }) =>
      toasts(state, players, { kind: "signUpEnded", registerTeam: name }),
    ),
    mails(state, players, "calendar"),
    toasts(state, others, { kind: "signUpMissed" }),
  );
}

/** The complete teams as they take part, first come first. */
export function completeTeams(state: TournamentState): Team[] {
  return teamsByPlace(state)
    .filter(({ completedAt }) => completedAt !== null)
    .map(({ name, members }) => ({ name, players: members.map(({ identity }) => identity) }));
}

/** Teams of players who look for partners, drawn by lot; who is left over stays alone. */
function drawnTeams(state: TournamentState): Team[] {
  const { playersPerTeam } = state.form;
  const drawn = inRandomOrder(state.seekers, chanceOf(state, "seekers"));
  const teams: Team[] = [];
  for (let i = 0; i + playersPerTeam <= drawn.length; i += playersPerTeam) {
    const players = drawn.slice(i, i + playersPerTeam);
    teams.push({ name: freeName(state, teams, players), players });
  }
  return teams;
}

/** A name made of the players' names, shortened where it would be too long, which no other team has. */
function freeName(state: TournamentState, drawn: readonly Team[], players: readonly Identity[]): string {
  const each = Math.floor((limits.teamNameMaxLength - 2) / players.length) - 1;
  const base = players.map(({ name }) => name.slice(0, each)).join("+");
  const isTaken = (name: string) =>
    teamNamed(state, name) !== undefined || drawn.some((team) => team.name === name);
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!isTaken(name)) return name;
  }
}

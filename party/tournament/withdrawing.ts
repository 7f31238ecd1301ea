import { isDue } from "#rules/tournament/match.ts";
import { isStillIn } from "#rules/tournament/tournament.ts";
import { isDeleted, isSamePerson } from "#schema/names.ts";
import type { Person } from "#schema/rooms.ts";
import { type Asker, leaderOnly } from "./asker.ts";
import { decideMatch, sidesIn } from "./deciding.ts";
import { andThen, type Change, type Changed, changed, living, toasts } from "./effects.ts";
import { runningGames } from "./leading.ts";
import { planOf, roundsIn } from "./rounds.ts";
import { leadersOf } from "./signUp.ts";
import { distinct, type TournamentState, teamIndexOf } from "./state.ts";

/**
 * Somebody wants the own team out of a running tournament, for good. It is withdrawn once all of the team want that, or at
 * once if whoever leads the tournament takes out a team. Its matches are given up at once (`continuePlay`). Where rounds
 * are drawn one after the other, those of which no match has begun are drawn without it.
 * @param team the index of the team that is taken out by who leads the tournament
 */
export function withdraw(state: TournamentState, by: Asker, team?: number): Change {
  if (state.status !== "running") return { error: "wrong_status" };
  const { identity } = by;
  const refusal = team === undefined ? undefined : leaderOnly(state, by);
  if (refusal) return refusal;
  const index = team ?? teamIndexOf(state, identity);
  if (state.teams[index] === undefined) return { error: "not_member" };
  if (state.withdrawn.includes(index)) return changed(state);
  if (!isStillIn(planOf(state), state.results, index)) return { error: "not_due" };
  // A running game is resigned at its table, by all of the team.
  if (runningGames(state, index).length > 0) return { error: "running" };
  const { name, players } = state.teams[index];
  if (team === undefined) {
    const leaving = distinctPeople([...leavingOf(state, index), identity]);
    const undecided = living(players).filter((one) => !leaving.some((other) => isSamePerson(one, other)));
    if (undecided.length > 0) {
      if (leaving.length === leavingOf(state, index).length) return changed(state);
      return changed(
        { ...state, leaving: { ...state.leaving, [index]: leaving } },
        toasts(state, undecided, { kind: "partnerLeaving", registerTeam: name, player: identity.name }),
      );
    }
  }
  const others = distinct([...players, ...leadersOf(state)]).filter(
    (one) => !isDeleted(one) && !isSamePerson(one, identity),
  );
  return changed(
    { ...state, withdrawn: [...state.withdrawn, index], leftOut: withoutTeam(state, index) },
    toasts(state, others, { kind: "teamWithdrew", registerTeam: name, player: identity.name }),
  );
}

/** Somebody no longer wants the own team out. */
export function stay(state: TournamentState, { identity }: Asker): Change {
  const index = teamIndexOf(state, identity);
  if (index < 0) return { error: "not_member" };
  const rest = leavingOf(state, index).filter((one) => !isSamePerson(one, identity));
  return rest.length === leavingOf(state, index).length || state.withdrawn.includes(index)
    ? changed(state)
    : changed({ ...state, leaving: { ...state.leaving, [index]: rest } });
}

/** Those of a team's players who want it out. */
export function leavingOf({ leaving, teams }: TournamentState, team: number): readonly Person[] {
  const isPlayer = (one: Person) => teams[team].players.some((player) => isSamePerson(player, one));
  return (leaving[team] ?? []).filter(isPlayer);
}

function distinctPeople(people: readonly Person[]): Person[] {
  const first = people.filter((one, i) => people.findIndex((other) => isSamePerson(one, other)) === i);
  return first.map(({ kind, id }) => ({ kind, id }));
}

function withoutTeam(state: TournamentState, team: number): TournamentState["leftOut"] {
  if (state.form.tournamentType !== "swiss") return state.leftOut;
  // The first round was drawn when the tournament began.
  const next = roundsIn(state).find(
    ({ index, matches }) => index > 0 && matches.every(({ id }) => !(id in state.matches)),
  );
  return next === undefined ? state.leftOut : { ...state.leftOut, [team]: next.index };
}

/** Decides the matches in which, because teams have withdrawn, no two are left; and those that follow. */
export function giveUpMatches(state: TournamentState, now: number): Changed {
  if (state.withdrawn.length === 0) return changed(state);
  const match = roundsIn(state)
    .flatMap(({ matches }) => matches)
    .find((one) => isDue(one) && sidesIn(state, one).length < 2);
  if (match === undefined) return changed(state);
  // A game that is being opened is closed as soon as it is open (`gameOpened`).
  const outcome = { sides: sidesIn(state, match), reason: "withdrawn" } as const;
  return andThen(decideMatch(state, match.id, outcome, now), (after) => giveUpMatches(after, now));
}

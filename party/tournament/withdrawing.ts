import { isDue } from "#rules/tournament/match.ts";
import { isStillIn } from "#rules/tournament/tournament.ts";
import { isDeleted, isSamePerson } from "#schema/names.ts";
import type { Asker } from "./asker.ts";
import { decideMatch, sidesIn } from "./deciding.ts";
import { andThen, type Change, type Changed, changed, toasts } from "./effects.ts";
import { runningGames } from "./leading.ts";
import { planOf, roundsIn } from "./rounds.ts";
import { leadersOf } from "./signUp.ts";
import { distinct, type TournamentState, teamIndexOf } from "./state.ts";

/**
 * Withdraws somebody's team from a running tournament, for good. Its matches are given up at once (`continuePlay`). Where
 * rounds are drawn one after the other, those of which no match has begun are drawn without it.
 */
export function withdraw(state: TournamentState, { identity }: Asker): Change {
  if (state.status !== "running") return { error: "wrong_status" };
  const index = teamIndexOf(state, identity);
  if (index < 0) return { error: "not_member" };
  if (state.withdrawn.includes(index)) return changed(state);
  if (!isStillIn(planOf(state), state.results, index)) return { error: "not_due" };
  // A running game is resigned at its table, by all of the team.
  if (runningGames(state, index).length > 0) return { error: "running" };
  const { name, players } = state.teams[index];
  const others = distinct([...players, ...leadersOf(state)]).filter(
    (one) => !isDeleted(one) && !isSamePerson(one, identity),
  );
  return changed(
    { ...state, withdrawn: [...state.withdrawn, index], leftOut: withoutTeam(state, index) },
    toasts(state, others, { kind: "teamWithdrew", registerTeam: name, player: identity.name }),
  );
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

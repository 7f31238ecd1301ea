import { presentTeams } from "#rules/tournament/match.ts";
import { correct } from "#rules/tournament/tournament.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import { isScheduleRight } from "#schema/tournament/schedule.ts";
import { type Asker, invitersOnly, leaderOnly } from "./asker.ts";
import { closeGame } from "./deciding.ts";
import {
  type Change,
  type Changed,
  changed,
  type Effect,
  living,
  mails,
  reseats,
  toasts,
} from "./effects.ts";
import { type Exchange, withPlay } from "./matchPlay.ts";
import { isOver, isRunning, matchIn, planOf, roundsIn } from "./rounds.ts";
import { isFinished, isPublic, peopleOf, type TournamentState, teamIndexOf } from "./state.ts";

/** What the admins of the site do with public tournaments, and, where it says so, organizers with theirs. */

/** Changes the number of teams before the sign-up has ended; the dates must match the rounds. */
export function changeTournamentSignUpSize(
  state: TournamentState,
  by: Asker,
  { nTeams, creationDates }: { nTeams: number; creationDates?: readonly number[] },
): Change {
  const refusal = leaderOnly(state, by);
  if (refusal) return refusal;
  const isOpen = state.status === "signUpWaiting" || state.status === "signUp";
  if (state.schedule === null || !isOpen) return { error: "wrong_status" };
  const form = { ...state.form, nTeams };
  const schedule = {
    ...state.schedule,
    creationDates: creationDates ?? state.schedule.creationDates,
    minTeams: Math.min(state.schedule.minTeams, nTeams),
  };
  return isScheduleRight(form, schedule) ? changed({ ...state, form, schedule }) : { error: "wrong_dates" };
}

/** Puts somebody in the place of a player, from the end of the sign-up on; at a running game too. */
export function exchangeUser(
  state: TournamentState,
  by: Asker,
  { replaced, replacement }: { replaced: Person; replacement: Identity },
): Change {
  const refusal = leaderOnly(state, by);
  if (refusal) return refusal;
  const hasPlaces = state.status === "signUpEnded" || state.status === "running";
  if (!isPublic(state) || !hasPlaces) return { error: "wrong_status" };
  if (replacement.kind === "guest") return { error: "members_only" };
  const index = teamIndexOf(state, replaced);
  if (index < 0) return { error: "not_member" };
  if (teamIndexOf(state, replacement) >= 0) return { error: "other_is_member" };
  const team = state.teams[index];
  const players = team.players.map((one) => (isSamePerson(one, replaced) ? replacement : one));
  const exchange = { person: { kind: replaced.kind, id: replaced.id }, identity: replacement };
  const exchanged = { ...state, teams: state.teams.with(index, { ...team, players }) };
  const registerTeam = team.name;
  const former = team.players.filter((one) => isSamePerson(one, replaced));
  const partners = team.players.filter((one) => !isSamePerson(one, replaced));
  const { name: player } = replacement;
  return changed(
    noteExchange(exchanged, index, exchange),
    toasts(state, [replacement], { kind: "signUpEnded", registerTeam }),
    toasts(state, former, { kind: "youLeft", registerTeam }),
    living(former).flatMap(({ name }) =>
      toasts(state, partners, { kind: "partnerLeft", registerTeam, player: name }),
    ),
    toasts(state, partners, { kind: "playerJoinedComplete", registerTeam, player }),
    mails(state, [replacement], "calendar"),
    runningGames(state, index).flatMap(([, gameID]) => reseats(state, gameID, [exchange])),
  );
}

/** Notes an exchange for the game of this team that is being opened. */
function noteExchange(state: TournamentState, team: number, exchange: Exchange): TournamentState {
  const opening = Object.entries(state.matches).find(([matchID, { gameID }]) => {
    const match = matchIn(state, matchID);
    return gameID === null && isRunning(state, matchID) && match && presentTeams(match).includes(team);
  });
  if (opening === undefined) return state;
  const [matchID, { exchanges }] = opening;
  return withPlay(state, matchID, { exchanges: [...exchanges, exchange] });
}

/**
 * Decides a match, or corrects its result as long as no match has begun that would have other teams then; an organizer
 * may do it too. After the end a result can be corrected if the tournament stays over by it. `ranking`: the teams that count
 * as having played, by their index, best first. Everybody sees the reason, so nobody whom moderation has blocked writes one.
 */
export function decideByHand(
  state: TournamentState,
  by: Asker,
  { matchID, ranking, reason }: { matchID: string; ranking: readonly number[]; reason: string },
  now: number,
): Change {
  const refusal = leaderOnly(state, by) ?? invitersOnly(by, now);
  if (refusal) return refusal;
  const hasEnded = state.status === "ended";
  if (state.status !== "running" && !hasEnded) return { error: "wrong_status" };
  const match = matchIn(state, matchID);
  if (match === undefined) return { error: "not_found" };
  const teams = presentTeams(match);
  const isKnown = teams.length >= 2 && !match.teams.includes(undefined);
  const isRanking = new Set(ranking).size === ranking.length && ranking.every((team) => teams.includes(team));
  if (!isKnown || !isRanking) return { error: "not_due" };
  const play = state.matches[matchID];
  const result = { teams, ranking, home: teams.map((_, side) => play?.score[side] ?? 0) };
  const results = correct(planOf(state), state.results, matchID, result);
  const decision = { reason: "byHand", text: reason, at: now } as const;
  const next = withPlay({ ...state, results }, matchID, { decision });
  if (changesBegunMatch(state, next) || (hasEnded && !isOver(next))) return { error: "too_late" };
  const hasGame = isRunning(state, matchID) && play.abortedAt === null;
  return changed(next, hasGame ? closeGame(matchID, play) : []);
}

/** Ends a tournament without a winner; running games go on as ordinary ones. An organizer may do it too. */
export function abort(state: TournamentState, by: Asker): Change {
  const refusal = leaderOnly(state, by);
  if (refusal) return refusal;
  return isFinished(state) ? { error: "wrong_status" } : aborted(state);
}

export function aborted(state: TournamentState): Changed {
  return changed(
    { ...state, status: "aborted" },
    toasts(state, peopleOf(state), { kind: "aborted" }),
    runningGames(state).map(
      ([matchID, gameID]): Effect => ({ key: `detachGame ${matchID}`, kind: "detachGame", matchID, gameID }),
    ),
  );
}

/** The running games, of a team or of all, each with its match. */
export function runningGames(state: TournamentState, team?: number): [string, number][] {
  return Object.entries(state.matches).flatMap(([matchID, { gameID, abortedAt }]): [string, number][] => {
    if (gameID === null || abortedAt !== null || !isRunning(state, matchID)) return [];
    const match = matchIn(state, matchID);
    const isMeant = team === undefined || (match !== undefined && presentTeams(match).includes(team));
    return isMeant ? [[matchID, gameID]] : [];
  });
}

/** Whether a match that has begun would have other teams. */
function changesBegunMatch(before: TournamentState, next: TournamentState): boolean {
  const teamsOf = (state: TournamentState) =>
    new Map(
      roundsIn(state).flatMap(({ matches }) =>
        matches.map((match) => [match.id, presentTeams(match).join()]),
      ),
    );
  const [teamsBefore, teamsNext] = [teamsOf(before), teamsOf(next)];
  return Object.keys(before.matches).some((matchID) => teamsBefore.get(matchID) !== teamsNext.get(matchID));
}

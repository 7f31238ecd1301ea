import type { Match } from "#rules/tournament/format.ts";
import { presentTeams } from "#rules/tournament/match.ts";
import { decide } from "#rules/tournament/tournament.ts";
import type { DecisionReason } from "#schema/tournament.ts";
import { chanceOf, inRandomOrder } from "./chance.ts";
import { type Changed, changed, type Effect } from "./effects.ts";
import { type MatchPlay, notPlayed, withPlay } from "./matchPlay.ts";
import { matchIn, planOf } from "./rounds.ts";
import type { TournamentState } from "./state.ts";

/** The outcome of a match: its sides, best first, without those that stayed away. */
export type Outcome = { sides: readonly number[]; reason: DecisionReason };

/** Decides a match that is played, once: a match with a result keeps it. */
export function decideMatch(state: TournamentState, matchID: string, outcome: Outcome, now: number): Changed {
  const match = matchIn(state, matchID);
  if (match === undefined || match.result !== undefined) return changed(state);
  const teams = presentTeams(match);
  const ranking = outcome.sides.map((side) => teams[side]);
  const home = teams.map((_, side) => state.matches[matchID]?.score[side] ?? 0);
  const results = decide(planOf(state), state.results, matchID, { teams, ranking, home });
  const decision = { reason: outcome.reason, text: null, at: now };
  return changed(withPlay({ ...state, results }, matchID, { decision }));
}

/** At the end of the time to come: a team of which nobody has come loses, and with one team or none the match is over. */
export function judgeAttendance(state: TournamentState, matchID: string, now: number): Changed {
  const play = state.matches[matchID];
  const judged = withPlay(state, matchID, { isAttendanceJudged: true });
  const match = matchIn(judged, matchID);
  const sides = match ? sidesIn(judged, match) : [];
  if (sides.length >= 2) return changed(judged);
  const { state: next } = decideMatch(judged, matchID, { sides, reason: "noShow" }, now);
  return changed(next, closeGame(matchID, play));
}

/** At the end of the time per game: the game's room decides. */
export function askForEnd(state: TournamentState, matchID: string, now: number): Changed {
  const gameID = state.matches[matchID].gameID as number;
  return changed(withPlay(state, matchID, { endAskedAt: now }), {
    key: `endGame ${matchID}`,
    kind: "endGame",
    matchID,
    gameID,
  });
}

/** Decides a match whose game can't: by the balls home that are known, and else by lot. */
export function decideAlone(
  state: TournamentState,
  matchID: string,
  reason: "noGame" | "aborted",
  now: number,
): Changed {
  const match = matchIn(state, matchID);
  if (match === undefined) return changed(state);
  const play = state.matches[matchID];
  const { state: next } = decideMatch(state, matchID, { sides: rankedByScore(state, match), reason }, now);
  return changed(next, reason === "noGame" ? closeGame(matchID, play) : []);
}

/** The effect that ends the game of a match which is decided without it. */
export function closeGame(matchID: string, { gameID }: MatchPlay): Effect[] {
  return gameID === null ? [] : [{ key: `closeGame ${matchID}`, kind: "closeGame", matchID, gameID }];
}

/** The sides that are in the match still: who has not withdrawn and, once that was judged, has come. */
export function sidesIn({ matches, withdrawn }: TournamentState, match: Match): number[] {
  const { came, isAttendanceJudged } = matches[match.id] ?? notPlayed;
  const teams = presentTeams(match);
  const sides = isAttendanceJudged ? came : teams.map((_, side) => side);
  return sides.filter((side) => !withdrawn.includes(teams[side]));
}

/** Those sides: those with more balls home first, and those with as many by lot. */
function rankedByScore(state: TournamentState, match: Match): number[] {
  const score = state.matches[match.id]?.score ?? [];
  const drawn = inRandomOrder(sidesIn(state, match), chanceOf(state, "lot", match));
  return drawn.sort((one, other) => (score[other] ?? 0) - (score[one] ?? 0));
}

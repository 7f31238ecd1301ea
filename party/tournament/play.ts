import type { Match, Placement, Round } from "#rules/tournament/format.ts";
import { presentTeams } from "#rules/tournament/match.ts";
import type { RoundPlayed } from "#schema/tournament/roundName.ts";
import { andThen, type Changed, changed, type Effect, mails, notices, toasts } from "./effects.ts";
import { withPlay } from "./matchPlay.ts";
import { isOver, placementsIn, playableMatches, playersOf, roundsIn } from "./rounds.ts";
import { isPublic, type TournamentState } from "./state.ts";
import { giveUpMatches } from "./withdrawing.ts";

/** How a tournament runs: its rounds begin and end, and its games begin. */

/** Tells who plays in the next round that it is near, unless it should have begun already. */
export function remindOfRound(state: TournamentState, isLate: boolean): Changed {
  const next = { ...state, remindedRounds: state.begunRounds + 1 };
  return isLate
    ? changed({ ...next, remindedTeams: [...state.teams.keys()] })
    : remind({ ...next, remindedTeams: [] });
}

/** Reminds the teams of the next round that have not been reminded of it. */
function remind(state: TournamentState): Changed {
  const { remindedTeams, begunRounds: round } = state;
  const missing = teamsOfRound(state, round).filter((team) => !remindedTeams.includes(team));
  if (missing.length === 0) return changed(state);
  const players = missing.flatMap((team) => state.teams[team].players);
  return changed(
    { ...state, remindedTeams: [...remindedTeams, ...missing] },
    notices(state, players, { kind: "roundSoon", round }),
    mails(state, players, "reminder"),
  );
}

/** The teams that are known to play in a round; all that are still in where it is not drawn yet. */
function teamsOfRound(state: TournamentState, index: number): number[] {
  const teams = [...new Set(openMatches(roundsIn(state)[index]).flatMap(presentTeams))];
  if (teams.length > 0 || state.form.tournamentType !== "swiss") return teams;
  return [...state.teams.keys()].filter((team) => !state.withdrawn.includes(team));
}

/** Begins the next round, and with the first one the tournament. */
export function beginRound(state: TournamentState): Changed {
  const index = state.begunRounds;
  const rounds = roundsIn(state);
  const players = playersOf(state, ...openMatches(rounds[index]));
  const everybody = index === 0 ? state.teams.flatMap((team) => team.players) : [];
  return changed(
    {
      ...state,
      status: "running",
      begunRounds: index + 1,
      remindedRounds: Math.max(state.remindedRounds, index + 1),
    },
    toasts(state, everybody, { kind: "started" }),
    roundToasts(state, "roundStarted", index, openMatches(rounds[index])),
    notices(state, players, { kind: "roundStarted", round: index }),
  );
}

/** Asks for the game of a match. */
export function beginGame(state: TournamentState, matchID: string, now: number): Changed {
  return changed(withPlay(state, matchID, { gameAskedAt: now }), {
    key: `openGame ${matchID}`,
    kind: "openGame",
    matchID,
  });
}

/** What follows at once from a change of a running tournament: games begin, rounds end, and at last the tournament. */
export function continuePlay(state: TournamentState, now: number): Changed {
  if (state.status !== "running") return changed(state);
  const begun = andThen(giveUpMatches(state, now), (next) =>
    isPublic(next) ? beginGames(next, now) : changed(next),
  );
  return andThen(andThen(andThen(begun, remindLate), endRounds), endIfOver);
}

/** A result may say who plays in a round after its reminder. */
function remindLate(state: TournamentState): Changed {
  return state.remindedRounds > state.begunRounds ? remind(state) : changed(state);
}

function beginGames(state: TournamentState, now: number): Changed {
  return playableMatches(state).reduce(
    (before, { id }) => andThen(before, (next) => beginGame(next, id, now)),
    changed(state),
  );
}

function endRounds(state: TournamentState): Changed {
  const index = state.endedRounds;
  const rounds = roundsIn(state);
  const hasBegun = isPublic(state) ? index < state.begunRounds : index < rounds.length;
  if (!hasBegun || !rounds[index].matches.every(({ winner }) => winner !== undefined)) return changed(state);
  const ended = changed(
    { ...state, endedRounds: index + 1 },
    roundToasts(state, "roundEnded", index, rounds[index].matches),
  );
  return andThen(ended, endRounds);
}

function endIfOver(state: TournamentState): Changed {
  if (!isOver(state)) return changed(state);
  const players = state.teams.flatMap((team) => team.players);
  const ended: TournamentState = { ...state, status: "ended" };
  return changed(
    ended,
    toasts(state, players, { kind: "ended", winner: winnerOf(ended) }),
    isPublic(state) ? [{ key: `winners ${state.v}`, kind: "winners" }] : [],
  );
}

/** The matches of a round that are to be played: no byes, and none that was given up. */
function openMatches({ matches }: Round): Match[] {
  return matches.filter(({ winner }) => winner === undefined);
}

/** Tells the players of these matches of a round that it has begun or ended; for third place, that their match has. */
function roundToasts(
  state: TournamentState,
  kind: "roundStarted" | "roundEnded",
  index: number,
  matches: readonly Match[],
): Effect[] {
  const rounds = roundsIn(state);
  const roundsToFinal = rounds.length - 1 - index;
  const toastsFor = (isForThirdPlace: boolean, round: RoundPlayed) => {
    const players = playersOf(state, ...matches.filter((match) => match.isForThirdPlace === isForThirdPlace));
    return toasts(state, players, { kind, roundsToFinal, round });
  };
  return [...toastsFor(false, rounds[index].name), ...toastsFor(true, "thirdPlace")];
}

/** The teams with their places, best first. If nobody has won, only those that came to a match of the last round have one. */
export function placedTeams(state: TournamentState): Placement[] {
  const placements = placementsIn(state);
  if (winnerOf(state) !== null) return placements;
  const last = roundsIn(state).at(-1)?.matches ?? [];
  const came = last.flatMap(({ result }) => result?.ranking ?? []);
  return placements.filter(({ team }) => came.includes(team));
}

/** Who has won, as the toast says it; null if nobody ever came, or nobody has won the final of a knockout. */
export function winnerOf(state: TournamentState): { name: string; players: string[] } | null {
  const [final] = roundsIn(state).at(-1)?.matches ?? [];
  const isUnwon = state.form.tournamentType === "knockout" && final?.winner === null;
  if (isUnwon || Object.values(state.results).every(({ ranking }) => ranking.length === 0)) return null;
  const { name, players } = state.teams[placementsIn(state)[0].team];
  return { name, players: players.map((player) => player.name) };
}

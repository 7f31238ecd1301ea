import { presentTeams } from "#rules/tournament/match.ts";
import { type VariantName, variantOf } from "#rules/variant.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { MatchEnding, OpenGame, SeatOwner } from "#schema/rooms.ts";
import { chanceOf, inRandomOrder } from "./chance.ts";
import { closeGame, decideMatch, sidesIn } from "./deciding.ts";
import { type Changed, changed, notices, reseats, toasts } from "./effects.ts";
import { withPlay } from "./matchPlay.ts";
import { isRunning, matchIn, matchOfGame, playersOf } from "./rounds.ts";
import { isFinished, isPublic, type TournamentState } from "./state.ts";

/**
 * What the rooms of games report. A report may come late, twice, or about a game that counts no more; then it changes
 * nothing. Sides are the teams of a match in its order, which is that of the game's teams.
 */

/** The game of a match is open. */
export function gameOpened(state: TournamentState, matchID: string, gameID: number, now: number): Changed {
  const play = state.matches[matchID];
  const match = matchIn(state, matchID);
  if (match === undefined || play === undefined || play.gameAskedAt === null || play.gameID !== null)
    return changed(state);
  const next = withPlay(state, matchID, { gameID, gameOpenedAt: now });
  if (isFinished(state) || play.decision !== null) {
    return changed(next, closeGame(matchID, next.matches[matchID]));
  }
  const players = playersOf(state, match);
  return changed(
    next,
    toasts(state, players, { kind: "gameStarted", gameID }),
    notices(state, players, { kind: "gameStarted", gameID }),
    reseats(state, gameID, play.exchanges),
  );
}

/** Somebody of a side has come to the game. */
export function teamCame(state: TournamentState, gameID: number, side: number): Changed {
  const matchID = openMatch(state, gameID);
  if (matchID === undefined) return changed(state);
  const { came, isAttendanceJudged } = state.matches[matchID];
  if (isAttendanceJudged || came.includes(side)) return changed(state);
  return changed(withPlay(state, matchID, { came: [...came, side] }));
}

/** The balls home of each side have changed. */
export function scoreNow(state: TournamentState, gameID: number, home: readonly number[]): Changed {
  const matchID = openMatch(state, gameID);
  if (matchID === undefined) return changed(state);
  const { score } = state.matches[matchID];
  if (score.length === home.length && score.every((balls, side) => balls === home[side]))
    return changed(state);
  return changed(withPlay(state, matchID, { score: home }));
}

/** The game has ended. Sides that never came do not count, whatever was played for them. */
export function gameEnded(state: TournamentState, gameID: number, ending: MatchEnding, now: number): Changed {
  const matchID = openMatch(state, gameID);
  if (matchID === undefined) return changed(state);
  const match = matchIn(state, matchID);
  const { came } = state.matches[matchID];
  const isIn = match ? sidesIn(state, match) : [];
  const sides = ending.sides.filter((side) => came.includes(side) && isIn.includes(side));
  const scored = withPlay(state, matchID, { score: ending.home });
  const reason = sides.length < 2 ? "noShow" : ending.reason;
  return decideMatch(scored, matchID, { sides, reason }, now);
}

/** Moderation has aborted the game: for a while the match can be decided by hand, and then decides itself. */
export function gameAborted(state: TournamentState, gameID: number, now: number): Changed {
  const matchID = openMatch(state, gameID);
  if (matchID === undefined || state.matches[matchID].abortedAt !== null) return changed(state);
  return changed(withPlay(state, matchID, { abortedAt: now }), {
    key: `decisionNeeded ${matchID}`,
    kind: "decisionNeeded",
    matchID,
  });
}

/** The game for a match; its id is still to be given. */
export function gameFor(
  state: TournamentState,
  matchID: string,
  createdAt: number,
): Omit<OpenGame, "gameID"> {
  const match = matchIn(state, matchID);
  if (match === undefined) throw new Error(`expected a match ${matchID}`);
  const teams = presentTeams(match).map((team) => state.teams[team]);
  const nPlayers = teams.length * state.form.playersPerTeam;
  const variant = `${nPlayers}x${teams.length}m` as VariantName;
  const seats: SeatOwner[] = [];
  variantOf(variant).teams.forEach((seatsOfTeam, side) => {
    seatsOfTeam.forEach((seat, i) => {
      seats[seat] = { kind: "human", identity: teams[side].players[i] };
    });
  });
  // The organizer of a private tournament finds the usual colors.
  const colors = isPublic(state) ? inRandomOrder(ballColors, chanceOf(state, "colors", match)) : ballColors;
  return {
    variant,
    createdAt,
    seats,
    colors: colors.slice(0, nPlayers),
    moveTimeMs: state.form.moveTimeMs,
    isPrivate: !isPublic(state),
    isRated: true,
    waitingID: null,
    tournament: {
      tournamentID: state.id,
      kind: isPublic(state) ? "public" : "private",
      title: state.title,
      matchID,
      timePerGameMs: state.form.timePerGameMs,
    },
  };
}

/** The match of a game, as long as it has no result. */
function openMatch(state: TournamentState, gameID: number): string | undefined {
  const [matchID] = matchOfGame(state, gameID) ?? [];
  const isOpen = matchID !== undefined && state.status === "running" && isRunning(state, matchID);
  return isOpen ? matchID : undefined;
}

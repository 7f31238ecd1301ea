import type {
  TournamentMatch,
  TournamentRound,
  TournamentState,
} from "#web/net/tournament/tournamentRoom.ts";

/**
 * Who stands at a place of a match: a team, nobody (nobody went on from the match before), or it is still open. `score`
 * is the team's balls home; `undefined` where nothing was played.
 */
export type Side =
  | { kind: "team"; team: number; score: number | undefined; hasWon: boolean; hasLost: boolean }
  | { kind: "nobody" }
  | { kind: "open" };

/** The sides of a match. The scores are those of the teams that meet: places of nobody have none. */
export function sidesOf({ teams, score, winner }: TournamentMatch): Side[] {
  let met = 0;
  return teams.map((team): Side => {
    if (team === null) return { kind: "open" };
    if (team === "nobody") return { kind: "nobody" };
    const hasWon = winner === team;
    return { kind: "team", team, score: score[met++], hasWon, hasLost: winner !== null && !hasWon };
  });
}

/** Whether one team goes on without a match. */
export function isBye({ teams }: TournamentMatch): boolean {
  return teams.length === 1;
}

/** Whether a game of the match is running. */
export function isLive({ gameID, decision }: TournamentMatch): boolean {
  return gameID !== null && decision === null;
}

/** Whether a game was played to an end that can be looked at. */
export function hasReplay({ gameID, decision }: TournamentMatch): boolean {
  return gameID !== null && decision !== null && playedReasons.has(decision.reason);
}

const playedReasons: ReadonlySet<string> = new Set(["won", "ballsHome", "thinkingTime", "lot", "resigned"]);

/** Whether a team stands in a match. */
export function isOfTeam({ teams }: TournamentMatch, team: number): boolean {
  return team !== -1 && teams.includes(team);
}

/** The running match of a team; `undefined` if it plays none now. */
export function matchOfTeam(rounds: readonly TournamentRound[], team: number): TournamentMatch | undefined {
  return rounds.flatMap(({ matches }) => matches).find((match) => isLive(match) && isOfTeam(match, team));
}

/** Whether a team of a knockout has a match to play. */
export function isStillIn(rounds: readonly TournamentRound[], team: number): boolean {
  const open = rounds
    .flatMap(({ matches }) => matches)
    .filter(({ decision, winner }) => decision === null && winner === null);
  return open.some((match) => isOfTeam(match, team));
}

/** Whether somebody has won a tournament that has ended: not if nobody ever came, or only to rounds before the final. */
export function hasWinner({
  rounds,
  form,
  standings,
}: Pick<TournamentState, "rounds" | "form" | "standings">): boolean {
  // Not all matches may have been sent.
  const hasCome =
    rounds.some(({ matches }) => matches.some((one) => one.decision !== null && one.winner !== null)) ||
    (standings ?? []).some(({ played, points }) => played > 0 && points > 0);
  return hasCome && (form.tournamentType !== "knockout" || rounds.at(-1)?.matches[0].winner !== null);
}

/** The round to look at first: the one that is played, or else the one that comes next; at the end the last one. */
export function currentRound({
  rounds,
  endedRounds,
}: Pick<TournamentState, "rounds" | "endedRounds">): number {
  return Math.max(0, Math.min(endedRounds, rounds.length - 1));
}

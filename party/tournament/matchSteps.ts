import { limits } from "#schema/limits.ts";
import { askForEnd, decideAlone, judgeAttendance } from "./deciding.ts";
import { type Changed, changed } from "./effects.ts";
import { type MatchPlay, waitBegan, withPlay } from "./matchPlay.ts";
import type { TournamentState } from "./state.ts";

/** Something that is to be done at a time (ms UTC). */
export type DueStep = { at: number; step: (state: TournamentState, now: number) => Changed };

/** What is to be done about the matches of a running tournament. */
export function matchSteps(state: TournamentState): DueStep[] {
  return Object.entries(state.matches).flatMap(([matchID, play]) =>
    play.decision === null ? stepsOfMatch(state, matchID, play) : [],
  );
}

/**
 * What is to be done about a match without a result. Whatever its game does, the match gets one. If a wait ends much too
 * late the site was down, so nobody could have come or answered: then it begins anew.
 */
function stepsOfMatch(state: TournamentState, matchID: string, play: MatchPlay): DueStep[] {
  const wait = waitOf(state, matchID, play);
  const { gameOpenedAt, endAskedAt, abortedAt } = play;
  const isTimed = gameOpenedAt !== null && endAskedAt === null && abortedAt === null;
  const end: DueStep[] = isTimed
    ? [
        {
          at: gameOpenedAt + state.form.timePerGameMs,
          step: (before, now) => askForEnd(before, matchID, now),
        },
      ]
    : [];
  if (wait === null) return end;
  const at = waitBegan(play, wait.since) + wait.ms;
  const step: DueStep["step"] = (before, now) =>
    now > at + limits.outageMs
      ? changed(withPlay(before, matchID, { waitsAnewSince: now }))
      : wait.step(before, now);
  return [{ at, step }, ...end];
}

/** What a match waits for: since when, for how long, and what is to be done then. Null: for the end of its game. */
function waitOf({ form }: TournamentState, matchID: string, play: MatchPlay) {
  const { gameAskedAt, gameOpenedAt, isAttendanceJudged, endAskedAt, abortedAt } = play;
  const alone = (since: number, ms: number, reason: "noGame" | "aborted") => ({
    since,
    ms,
    step: (state: TournamentState, now: number) => decideAlone(state, matchID, reason, now),
  });
  if (abortedAt !== null) return alone(abortedAt, limits.handDecisionMs, "aborted");
  if (endAskedAt !== null) return alone(endAskedAt, limits.gameDecisionMs, "noGame");
  if (gameOpenedAt === null) {
    return gameAskedAt === null ? null : alone(gameAskedAt, form.timePerGameMs, "noGame");
  }
  if (isAttendanceJudged) return null;
  return {
    since: gameOpenedAt,
    ms: limits.noShowMs,
    step: (state: TournamentState, now: number) => judgeAttendance(state, matchID, now),
  };
}

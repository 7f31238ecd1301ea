import type { Identity, Person } from "#schema/rooms.ts";
import type { DecisionReason } from "#schema/tournament.ts";

/** Why a match was decided; `text`: the words of who decided it by hand. */
export type Decision = { reason: DecisionReason; text: string | null; at: number };

/** Somebody who plays in another's place. */
export type Exchange = { person: Person; identity: Identity };

/**
 * What became of a match, besides its result. Times in ms UTC. Its sides are the teams that meet, numbered in the order
 * of the match.
 */
export type MatchPlay = {
  readonly gameAskedAt: number | null;
  readonly gameID: number | null;
  readonly gameOpenedAt: number | null;
  /** Players who were exchanged while the game was being opened, perhaps with the former ones. */
  readonly exchanges: readonly Exchange[];
  /** The sides of which somebody has come, and whether it was judged who has not. */
  readonly came: readonly number[];
  readonly isAttendanceJudged: boolean;
  /** Balls home of each side. */
  readonly score: readonly number[];
  readonly endAskedAt: number | null;
  readonly abortedAt: number | null;
  /** When it began to wait anew for what it waits for, because the site was down in between. */
  readonly waitsAnewSince: number | null;
  /** Set together with the result. */
  readonly decision: Decision | null;
};

/** A match that nothing has happened to. */
export const notPlayed: MatchPlay = {
  gameAskedAt: null,
  gameID: null,
  gameOpenedAt: null,
  exchanges: [],
  came: [],
  isAttendanceJudged: false,
  score: [],
  endAskedAt: null,
  abortedAt: null,
  waitsAnewSince: null,
  decision: null,
};

/** When the wait began that would have begun at this time. */
export function waitBegan({ waitsAnewSince }: MatchPlay, since: number): number {
  return Math.max(since, waitsAnewSince ?? since);
}

/** What has matches; so much of a tournament is needed here. */
type WithMatches = { readonly matches: Readonly<Record<string, MatchPlay>> };

/** The same with a change of a match. */
export function withPlay<State extends WithMatches>(
  state: State,
  matchID: string,
  change: Partial<MatchPlay>,
): State {
  const play = { ...(state.matches[matchID] ?? notPlayed), ...change };
  return { ...state, matches: { ...state.matches, [matchID]: play } };
}

import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";

/** What everybody is told of a change: nothing, the matches that have changed, or everything. */
export type News = { kind: "nothing" } | { kind: "matches"; changed: TournamentMatch[] } | { kind: "whole" };

/** What has changed since this was told; if it is unknown what was, everything counts as changed. */
export function newsSince(told: TournamentSnapshot | undefined, now: TournamentSnapshot): News {
  if (told === undefined || asText(withoutMatches(told)) !== asText(withoutMatches(now))) {
    return { kind: "whole" };
  }
  const before = new Map(matchesOf(told).map((match) => [match.id, asText(match)]));
  const changed = matchesOf(now).filter((match) => before.get(match.id) !== asText(match));
  return changed.length === 0 ? { kind: "nothing" } : { kind: "matches", changed };
}

function matchesOf({ rounds }: TournamentSnapshot): TournamentMatch[] {
  return rounds.flatMap(({ matches }) => matches);
}

function withoutMatches(tournament: TournamentSnapshot) {
  const rounds = tournament.rounds.map(({ matches, ...round }) => ({
    ...round,
    matches: matches.map(({ id }) => id),
  }));
  return { ...tournament, rounds };
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}

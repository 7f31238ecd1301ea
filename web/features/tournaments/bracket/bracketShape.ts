import { bracketOf } from "#rules/tournament/bracket.ts";
import { planFor } from "#schema/tournament/plan.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";

/**
 * Where a match of a knockout is drawn: from which row up to, but not including, which (from 1), and how the line to the
 * next round leaves it: down from the first of those that feed the same match, past one in between, up from the last.
 */
export type MatchPlace = { from: number; to: number; line?: "down" | "past" | "up" };

/**
 * The rows of a knockout's bracket: each match of the first round has one, a later one stands beside all that feed it,
 * and the match for third place has the last one.
 */
export function bracketShape({ form, teams }: Pick<TournamentState, "form" | "teams">): {
  rows: number;
  places: ReadonlyMap<string, MatchPlace>;
} {
  // Who meets whom follows from the lot, but not which matches there are and what they follow from.
  const { rounds, thirdPlace } = bracketOf(planFor(form, teams.length, 0));
  const places = new Map<string, MatchPlace>();
  for (const [row, { id }] of rounds[0].entries()) places.set(id, { from: row + 1, to: row + 2 });
  for (const { id, feeders } of rounds.slice(1).flat()) {
    const fed = feeders.map((feeder) => places.get(feeder.id)!);
    for (const [index, place] of fed.entries()) place.line = lineFrom(index, fed.length);
    places.set(id, { from: fed[0].from, to: fed.at(-1)!.to });
  }
  // Below the final there is room for another match, if the final stands beside more than two.
  const rows = thirdPlace ? Math.max(rounds[0].length, 3) : rounds[0].length;
  if (thirdPlace) places.set(thirdPlace.id, { from: rows, to: rows + 1 });
  return { rows, places };
}

function lineFrom(index: number, of: number): MatchPlace["line"] {
  if (index === 0) return "down";
  return index === of - 1 ? "up" : "past";
}

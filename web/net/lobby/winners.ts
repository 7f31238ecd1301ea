import type { TournamentWinnerEntry } from "#schema/tournament/lists.ts";

/** The places of the winners' players by name; deleted players have none. */
export function placementsOf(winners: readonly TournamentWinnerEntry[]): ReadonlyMap<string, number> {
  return new Map(
    winners.flatMap(({ players, placement }) =>
      players.filter((name) => name !== "").map((name) => [name, placement] as const),
    ),
  );
}

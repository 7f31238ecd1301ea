import type { BestOf, Series } from "./protocol/series.ts";

/** The series that begins with the first game of a room; undefined for a single game. */
export function newSeries(bestOf: BestOf | undefined): Series | undefined {
  return bestOf === 3 || bestOf === 5 ? { bestOf, winners: [] } : undefined;
}

/** How many games a team has to win. */
export function winsNeeded(bestOf: number): number {
  return Math.ceil(bestOf / 2);
}

/** How many games each team has won. */
export function scoreOf({ winners }: Series, nTeams: number): number[] {
  return Array.from({ length: nTeams }, (_, team) => winners.filter((winner) => winner === team).length);
}

/** The team that has won the series; undefined while it goes on. */
export function seriesWinner({ bestOf, winners }: Series): number | undefined {
  // Whoever wins the series has won its last game.
  const last = winners.at(-1);
  const wins = winners.filter((winner) => winner === last).length;
  return wins >= winsNeeded(bestOf) ? last : undefined;
}

/** The series after a game that this team has won; an aborted one (`null`) does not count. */
export function seriesAfter(series: Series, winner: number | null): Series {
  return winner === null ? series : { ...series, winners: [...series.winners, winner] };
}

/** The series that the next game of the same table belongs to: the same, or a new one once it is decided. */
export function seriesOfNext(series: Series): Series {
  return seriesWinner(series) === undefined ? series : { ...series, winners: [] };
}

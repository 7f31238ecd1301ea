import type { SeatStatistics } from "../statistics.ts";

/** What a game must have so that it was really played: deals, and moves that each winner has made without autopilot. */
export type ReallyPlayed = { deals: number; ownMoves: number };

/**
 * Whether a won game was really played, by the statistics of its seats. Only who has won must have moved: nobody who stays
 * away takes the others' win from them.
 * @param seats those who sat there at the end
 */
export function isReallyPlayed(
  seats: readonly { hasWon: boolean | null; statistics: SeatStatistics }[],
  { deals, ownMoves }: ReallyPlayed,
): boolean {
  const winners = seats.filter(({ hasWon }) => hasWon === true);
  const haveMoved = winners.every(
    ({ statistics: { moves, autopilotMoves } }) => moves - autopilotMoves >= ownMoves,
  );
  return haveMoved && seats.some(({ statistics }) => tradesOf(statistics) >= deals);
}

/** Each deal begins with one trade of each seat. */
function tradesOf({ cards }: SeatStatistics): number {
  return Object.values(cards).reduce((sum, { traded }) => sum + traded, 0);
}

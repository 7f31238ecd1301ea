import type { CardName, GameEvent, Seat, SeatStatistics } from "#rules/index.ts";
import type { MadeMove } from "#schema/protocol/game.ts";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import { madeMoveFor } from "./frames.ts";
import type { Beginning, LoggedMove } from "./log.ts";
import { advance, replayLog } from "./position.ts";
import { playerOf } from "./seats.ts";
import { statisticsOf } from "./statistics.ts";

/** The last `limit` moves before position `before`, oldest first, as a seat (`null`: an onlooker) may know them. */
export function movesFor(
  seat: Seat | null,
  beginning: Beginning,
  moves: readonly LoggedMove[],
  { before, limit }: { before: number; limit: number },
): MadeMove[] {
  const end = Math.min(before - 1, moves.length);
  const told: MadeMove[] = [];
  const position = replayLog(beginning, []);
  for (const logged of moves.slice(0, Math.max(0, end))) {
    const happened: GameEvent[] = advance(position, logged);
    if (position.version > end - limit) told.push(madeMoveFor(seat, position.version, logged, happened));
  }
  return told;
}

/** What each player did, as everybody may know it; which cards were traded only when the game has ended. */
export function statisticsFor(
  beginning: Beginning,
  moves: readonly LoggedMove[],
  hasEnded: boolean,
): PlayerStatistics[] {
  return statisticsOf(beginning, moves).map(({ seat, owner, statistics }) => ({
    ...statistics,
    seat,
    player: playerOf(owner),
    cards: hasEnded ? statistics.cards : withoutTrades(statistics.cards),
  }));
}

function withoutTrades(cards: SeatStatistics["cards"]): PlayerStatistics["cards"] {
  const laid = Object.entries(cards).filter(([, counts]) => counts.laid > 0);
  const hidden = laid.map(([card, counts]) => [card as CardName, { ...counts, traded: null }]);
  return Object.fromEntries(hidden);
}

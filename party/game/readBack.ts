import type { CardName, GameEvent, Seat, SeatStatistics } from "#rules/index.ts";
import type { SeatFeat } from "#schema/protocol/feats.ts";
import type { MadeMove } from "#schema/protocol/game.ts";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import { featsOfPlayers } from "./feats.ts";
import { madeMoveFor } from "./frames.ts";
import type { Beginning, LoggedMove } from "./logged.ts";
import { advance, replayLog } from "./position.ts";
import { playerOf } from "./seats.ts";
import { statisticsOf } from "./statistics.ts";

/** A move that led to position `version`, and its events. */
export interface PlayedMove {
  version: number;
  logged: LoggedMove;
  happened: GameEvent[];
}

/** All moves with their events, oldest first. */
export function playedMoves(beginning: Beginning, moves: readonly LoggedMove[]): PlayedMove[] {
  const position = replayLog(beginning, []);
  return moves.map((logged) => {
    const happened = advance(position, logged);
    return { version: position.version, logged, happened };
  });
}

/** The last `limit` moves before position `before`, oldest first, as a seat (`null`: a spectator) may know them. */
export function movesFor(
  seat: Seat | null,
  played: readonly PlayedMove[],
  { before, limit }: { before: number; limit: number },
): MadeMove[] {
  const end = Math.max(0, Math.min(before - 1, played.length));
  return played
    .slice(Math.max(0, end - limit), end)
    .map(({ version, logged, happened }) => madeMoveFor(seat, version, logged, happened));
}

/** Each player's statistics, as far as they are public; those of traded cards only when the game has ended. */
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

/** The feats done in a game that has ended, by seat. */
export function featsFor(beginning: Beginning, moves: readonly LoggedMove[]): SeatFeat[] {
  return featsOfPlayers(beginning, moves).flatMap((feats, seat) => feats.map((feat) => ({ seat, ...feat })));
}

function withoutTrades(cards: SeatStatistics["cards"]): PlayerStatistics["cards"] {
  const laid = Object.entries(cards).filter(([, counts]) => counts.laid > 0);
  const hidden = laid.map(([card, counts]) => [card as CardName, { ...counts, traded: null }]);
  return Object.fromEntries(hidden);
}

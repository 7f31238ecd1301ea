import {
  cardName,
  cardsOf,
  formatMove,
  type GameEvent,
  type Move,
  moveKind,
  moveSeat,
  type Seat,
  viewData,
  viewOf,
} from "#rules/index.ts";
import type { MadeMove, Moved, Presence, Rematch, Snapshot } from "#schema/protocol/game.ts";
import { gameID } from "#schema/protocol/gameID.ts";
import type { SeatInfo, Waiting } from "#schema/protocol/seats.ts";
import type { Beginning, LoggedMove } from "./log.ts";
import type { Position } from "./position.ts";

/**
 * What a game tells a viewer: the only place where something of a game's state becomes a message. Whatever is said of
 * the position goes through `viewOf`, until the end.
 */

/** What everybody may know of a game beside its position. */
export interface TableNews {
  status: Snapshot["status"];
  seats: SeatInfo[];
  presence: Presence;
  waiting: Waiting;
  substitution: Snapshot["substitution"];
  rematch: Rematch | null;
  endedAt: number | null;
}

/** The whole game as a seat (`null`: an onlooker) may know it. */
export function snapshotFor(
  seat: Seat | null,
  { game, seed, seedHash }: Beginning,
  position: Position,
  { waiting, ...news }: TableNews,
): Snapshot {
  const { state, version, lastMoveAt } = position;
  const isOpen = news.status !== "running";
  return {
    gameID: gameID.parse(game.gameID),
    version,
    view: viewData(viewOf(state, seat)),
    ...news,
    ...waiting,
    rematch: rematchFor(seat, news.rematch),
    moveTimeMs: game.moveTimeMs,
    hands: isOpen ? state.hands.map((hand) => cardsOf(hand).map(cardName)) : null,
    seedHash,
    seed: isOpen ? seed.toHex() : null,
    created: game.createdAt,
    lastMoveAt,
  };
}

/** Where the same people play again is for them to know. */
export function rematchFor(seat: Seat | null, rematch: Rematch | null): Rematch | null {
  return rematch && (seat === null ? { ...rematch, waitingID: null } : rematch);
}

/** A move that has led to the position, and what it made happen, as a seat (`null`: an onlooker) may know it. */
export function movedFor(
  seat: Seat | null,
  position: Position,
  logged: LoggedMove,
  happened: readonly GameEvent[],
  waiting: Waiting,
): Moved {
  return {
    ...madeMoveFor(seat, position.version, logged, happened),
    view: viewData(viewOf(position.state, seat)),
    ...waiting,
  };
}

/** A move that led to position `version`, and what it made happen, without the position. */
export function madeMoveFor(
  seat: Seat | null,
  version: number,
  { move, at, isAutopilot }: LoggedMove,
  happened: readonly GameEvent[],
): MadeMove {
  return { version, move: moveFor(seat, move), happened: [...happened], at, isAutopilot };
}

/** Which card somebody else gives away stays hidden: `0 trade`. */
function moveFor(seat: Seat | null, move: Move): string {
  const isHidden = moveKind(move) === "trade" && moveSeat(move) !== seat;
  return isHidden ? `${moveSeat(move)} trade` : formatMove(move);
}

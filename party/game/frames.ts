import {
  formatMove,
  type GameEvent,
  type Move,
  moveKind,
  moveSeat,
  type Seat,
  viewData,
  viewOf,
} from "#rules/index.ts";
import { gameID, type Moved, type Presence, type Snapshot } from "#schema/protocol/game.ts";
import type { Beginning } from "./log.ts";
import type { Position } from "./position.ts";
import { seatInfos } from "./seats.ts";

/**
 * What a game tells a viewer: the only place where something of a game's state becomes a message. Whatever is said of
 * the position goes through `viewOf`.
 */

/** The whole game as a seat (`null`: an onlooker) may know it. */
export function snapshotFor(
  seat: Seat | null,
  { game, seed, seedHash }: Beginning,
  position: Position,
  presence: Presence,
): Snapshot {
  const { state, version, lastMoveAt } = position;
  const isOver = state.table.phase === "over";
  return {
    gameID: gameID.parse(game.gameID),
    version,
    view: viewData(viewOf(state, seat)),
    seats: seatInfos(game.seats),
    presence,
    seedHash,
    seed: isOver ? seed.toHex() : null,
    created: game.createdAt,
    lastMoveAt,
    endedAt: isOver ? lastMoveAt : null,
  };
}

/** A move that has led to the position, and what it made happen, as a seat (`null`: an onlooker) may know it. */
export function movedFor(
  seat: Seat | null,
  position: Position,
  move: Move,
  happened: readonly GameEvent[],
): Moved {
  return {
    version: position.version,
    move: moveFor(seat, move),
    happened: [...happened],
    view: viewData(viewOf(position.state, seat)),
    at: position.lastMoveAt,
  };
}

/** Which card somebody else gives away stays hidden: `0 trade`. */
function moveFor(seat: Seat | null, move: Move): string {
  const isHidden = moveKind(move) === "trade" && moveSeat(move) !== seat;
  return isHidden ? `${moveSeat(move)} trade` : formatMove(move);
}

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
import type { GameMatch } from "#schema/protocol/match.ts";
import type { FormerPlayer, SeatInfo, Waiting } from "#schema/protocol/seats.ts";
import type { OpenGame } from "#schema/rooms.ts";
import type { Beginning, LoggedMove } from "./logged.ts";
import { decisionOf, seriesOf } from "./outcome.ts";
import type { Position } from "./position.ts";

/**
 * What a game tells a viewer. Only here does a game's state become a message. Until the end everything about the
 * position goes through `viewOf`.
 */

/** The facts of a game besides its position that a viewer may know. */
export interface TableNews {
  status: Snapshot["status"];
  seats: SeatInfo[];
  former: FormerPlayer[];
  presence: Presence;
  waiting: Waiting;
  substitution: Snapshot["substitution"];
  /** The questions that this viewer may know of. */
  endings: Snapshot["endings"];
  rematch: Rematch | null;
  endedAt: number | null;
}

/** The whole game as a seat (`null`: a spectator) may know it. */
export function snapshotFor(
  seat: Seat | null,
  beginning: Beginning,
  position: Position,
  { waiting, ...news }: TableNews,
): Snapshot {
  const { game, seed, seedHash } = beginning;
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
    match: matchOf(seat, game),
    decision: decisionOf(beginning),
    series: seriesOf(beginning, position),
  };
}

/** The match that a game decides. Spectators are not told of a private tournament: anybody may watch a game. */
export function matchOf(
  seat: Seat | null,
  { tournament, createdAt }: Pick<OpenGame, "tournament" | "createdAt">,
): GameMatch | null {
  if (tournament === null || (seat === null && tournament.kind === "private")) return null;
  const { timePerGameMs, ...match } = tournament;
  return { ...match, endsAt: createdAt + timePerGameMs };
}

/** Only those who played may know where they play again. */
export function rematchFor(seat: Seat | null, rematch: Rematch | null): Rematch | null {
  return rematch && (seat === null ? { ...rematch, waitingID: null } : rematch);
}

/** The move that led to the position and its events, as a seat (`null`: a spectator) may know them. */
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

/** The move that led to position `version` and its events, without the position. */
export function madeMoveFor(
  seat: Seat | null,
  version: number,
  { move, at, isAutopilot }: LoggedMove,
  happened: readonly GameEvent[],
): MadeMove {
  return { version, move: moveFor(seat, move), happened: [...happened], at, isAutopilot };
}

/** The card that somebody else trades stays hidden: `0 trade`. */
function moveFor(seat: Seat | null, move: Move): string {
  const isHidden = moveKind(move) === "trade" && moveSeat(move) !== seat;
  return isHidden ? `${moveSeat(move)} trade` : formatMove(move);
}

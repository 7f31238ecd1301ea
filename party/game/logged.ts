import type { Draw, Move, Seat } from "#rules/index.ts";
import type { EndReason } from "#schema/endReasons.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import type { Waiting } from "#schema/protocol/seats.ts";
import type { OpenGame, SeatOwner } from "#schema/rooms.ts";

/** How a game began, and who sits at it now. */
export interface Beginning {
  game: OpenGame;
  /** The 32 bytes from which all random numbers of the game are derived (rules/chance.ts). Secret until the end. */
  seed: Uint8Array;
  /** The seed's SHA-256, hexadecimal. It is public from the start, so that the seed can't be changed afterwards. */
  seedHash: string;
  /** Where the seed came from; null if the server drew it alone. */
  draw: Draw | null;
  /** Who sat on a seat before, in order of replacement. */
  sittings: readonly Sitting[];
  /** When it was aborted (ms UTC), also by agreement, or null. */
  abortedAt: number | null;
  /** How it ended without a move, or null; also for an abort that was agreed on. */
  decision: Decision | null;
}

/** The sides of a game, best first, or none if it has no result; why the first has won; when (ms UTC). */
export interface Decision {
  sides: readonly number[];
  reason: EndReason;
  at: number;
}

/** Somebody who sat on a seat until the position of this version, at this time (ms UTC). */
export interface Sitting {
  seat: Seat;
  owner: SeatOwner;
  version: number;
  at: number;
}

/** What has caused a move: autopilot, or the request of a player (`requestOf`). A bot's move has neither. */
export interface MoveCause {
  isAutopilot?: boolean;
  request?: string;
}

/** The request of a player, so that a repeated one is recognised. */
export function requestOf(asker: string, id: RequestID): string {
  return `${asker} ${id}`;
}

/** A move in the log: when it was made (ms UTC), and whether a bot made it for an absent player. */
export interface LoggedMove {
  move: Move;
  at: number;
  isAutopilot: boolean;
}

/**
 * What everybody was told with a move that replaying the log does not give: whom the table waited for then, which depends
 * on who was there, and the time before the clock was set back.
 */
export type ToldOfMove = Waiting & Pick<LoggedMove, "at">;

import type { Move, Seat } from "#rules/index.ts";
import type { OpenGame, SeatOwner } from "#schema/rooms.ts";
import type { TimeUpReason } from "#schema/tournament.ts";

/** How a game began, and who sits at it now. */
export interface Beginning {
  game: OpenGame;
  /** The 32 bytes from which all random numbers of the game are derived (rules/chance.ts). Secret until the end. */
  seed: Uint8Array;
  /** The seed's SHA-256, hexadecimal. It is public from the start, so that the seed can't be changed afterwards. */
  seedHash: string;
  /** Who sat on a seat before, in order of replacement. */
  sittings: readonly Sitting[];
  /** When it was aborted (ms UTC), or null. */
  abortedAt: number | null;
  /** How it was decided when its time was up, or null. */
  decision: Decision | null;
}

/** The sides of a game whose time was up, best first; what the first is better in than the next; when (ms UTC). */
export interface Decision {
  sides: readonly number[];
  reason: TimeUpReason;
  at: number;
}

/** Somebody who sat on a seat until the position of this version, at this time (ms UTC). */
export interface Sitting {
  seat: Seat;
  owner: SeatOwner;
  version: number;
  at: number;
}

/** A move in the log: when it was made (ms UTC), and whether a bot made it for an absent player. */
export interface LoggedMove {
  move: Move;
  at: number;
  isAutopilot: boolean;
}

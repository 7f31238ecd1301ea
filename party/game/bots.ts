import {
  type BotLevel,
  chanceStream,
  type Seat,
  seedBytes,
  type Thinking,
  think,
  viewOf,
} from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { type Pace, paceOf } from "#schema/pace.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { Position } from "./position.ts";

/** The level at which autopilot plays: for who is away just now, and for who misses a deadline of a turn-based game. */
const autopilotLevels = { live: "strong", turnBased: "solid" } as const satisfies Record<Pace, BotLevel>;

export function autopilotLevelOf(moveTimeMs: number | null): BotLevel {
  return autopilotLevels[paceOf(moveTimeMs)];
}

/** The bot to move; during the trade the first one that has not traded yet. `undefined` while people are awaited. */
export function nextBot({ state }: Position, owners: readonly SeatOwner[]): Seat | undefined {
  const { table } = state;
  if (table.phase === "play") return owners[table.turn].kind === "bot" ? table.turn : undefined;
  if (table.phase !== "trade") return undefined;
  const seat = owners.findIndex((owner, seat) => owner.kind === "bot" && table.traded[seat] === 0);
  return seat < 0 ? undefined : seat;
}

/** When the next bot moves (ms UTC). `delay` (ms), where given, applies to every move. */
export function botMoveAt({ state, lastMoveAt }: Position, delay?: number): number {
  const usual = state.table.seven.left > 0 ? limits.botSevenDelayMs : limits.botMoveDelayMs;
  return lastMoveAt + (delay ?? usual);
}

/**
 * Starts a bot's search for a move on this seat. The bot sees only the seat's view, and its random numbers are
 * independent of the game's. Throws if the seat has nothing to decide.
 */
export function thinkFor({ state }: Position, seat: Seat, level: BotLevel): Thinking {
  const random = chanceStream(crypto.getRandomValues(new Uint8Array(seedBytes)), 0);
  const thinking = think(viewOf(state, seat), level, random);
  if (thinking === undefined) throw new Error(`expected a move for the bot on seat ${seat}, it has none`);
  return thinking;
}

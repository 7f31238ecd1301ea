import { type BotLevel, botLevels } from "#rules/bots/levels.ts";
import type { Seat } from "#rules/variant.ts";

/**
 * The addresses of what one can do at a position of a finished game. They keep the rest of the replay's query, such as whose
 * view it was, for the way back.
 */

/** Playing on from the position after `move` moves: on which seat, and against bots of which level. */
export interface PlayOn {
  readonly seat: Seat;
  readonly level: BotLevel;
}

const ownNames = ["playOn", "level", "better"];

/** The query of the replay, after this many moves. */
export function replayQuery(query: URLSearchParams, move: number): string {
  const next = new URLSearchParams(query);
  for (const name of ownNames) next.delete(name);
  next.set("move", String(move));
  return `?${next}`;
}

/** `?gameID=7&move=40&playOn=2&level=strong` */
export function playOnQuery(query: URLSearchParams, move: number, { seat, level }: PlayOn): string {
  return `${replayQuery(query, move)}&playOn=${seat}&level=${level}`;
}

/** `?gameID=7&move=39&better=1`: finding a better move than the one that follows. `n` is that move's index. */
export function betterQuery(query: URLSearchParams, n: number): string {
  return `${replayQuery(query, n)}&better=1`;
}

/** Parses how to play on; `undefined` if the address does not say it. */
export function readPlayOn(query: URLSearchParams, seats: number): PlayOn | undefined {
  const seat = readNumber(query.get("playOn"), seats - 1);
  const level = botLevels.find((name) => name === query.get("level"));
  return seat === undefined || level === undefined ? undefined : { seat, level };
}

/** Parses the number of moves before a position; `undefined` if it is none up to `last`. */
export function readMove(query: URLSearchParams, last: number): number | undefined {
  return readNumber(query.get("move"), last);
}

function readNumber(text: string | null, last: number): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) <= last ? Number(text) : undefined;
}

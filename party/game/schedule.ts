import type { Seat } from "#rules/index.ts";
import { isTurnBased } from "#schema/pace.ts";
import { nextBot } from "./bots.ts";
import { nextCall } from "./calling.ts";
import { type Circumstances, isAbandoned, nextStandIn } from "./waiting.ts";

/** The due dates of a bot's move, autopilot's move, telling an absent player, and the end of an abandoned game. */
export type PlayDue = "bot" | "autopilot" | "call" | "idle";

/**
 * When something is due (ms UTC); `undefined` if it is not. With `by` an earlier date stays as it is, with `ifNone` any
 * date: what comes too early looks again.
 */
export type DueDate = { due: PlayDue } & (
  | { set: "at"; at: number | undefined }
  | { set: "by" | "ifNone"; at: number }
);

/** What decides when things are due, besides the circumstances. Times in ms UTC. */
export interface Clock {
  now: number;
  /** The absent players who have been told that the table waits. */
  called: ReadonlySet<Seat>;
  /** When the game counts as abandoned if nobody plays until then. */
  idleAt: number;
}

/** When what happens without a request is due, as things stand. */
export function schedule(circumstances: Circumstances, { now, called, idleAt }: Clock): DueDate[] {
  const { position, owners, isRunning, absent, botMoveAt } = circumstances;
  const isBotNext = isRunning && nextBot(position, owners) !== undefined;
  const call = absent.size > 0 ? nextCall(circumstances, called) : undefined;
  return [
    { due: "bot", set: "at", at: isBotNext ? botMoveAt : undefined },
    ...standInDate(circumstances),
    { due: "call", set: "at", at: call?.at },
    idleDate(circumstances, now, idleAt),
  ];
}

/**
 * Where moves have a time limit, autopilot's date is postponed only when it falls due, because most players move in time.
 * The deadlines of a turn-based game are so far apart that each is set.
 */
function standInDate(circumstances: Circumstances): DueDate[] {
  const { isRunning, moveTimeMs } = circumstances;
  const at = nextStandIn(circumstances)?.at;
  const isPostponed = isRunning && moveTimeMs !== null && !isTurnBased(circumstances);
  if (!isPostponed) return [{ due: "autopilot", set: "at", at }];
  return at === undefined ? [] : [{ due: "autopilot", set: "by", at }];
}

/** It is postponed only when it falls due, because most games go on. A match ends when its time is up. */
function idleDate(circumstances: Circumstances, now: number, idleAt: number): DueDate {
  if (!circumstances.isRunning || circumstances.isMatch) return { due: "idle", set: "at", at: undefined };
  if (!isTurnBased(circumstances)) return { due: "idle", set: "ifNone", at: idleAt };
  return { due: "idle", set: "at", at: isAbandoned(circumstances) ? now : undefined };
}

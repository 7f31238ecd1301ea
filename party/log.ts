import { AsyncLocalStorage } from "node:async_hooks";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { LogLimit } from "#schema/logLimit.ts";
import { type DescribedError, describeError } from "./describeError.ts";

/** A line of the operator's log, which is written as JSON. It names ids; it never contains what people wrote. */
export type LogLine = {
  /** ISO 8601 */
  time: string;
  level: LogLevel;
  /** The same for all lines of one kind. */
  event: string;
  /** The request to the Worker that this is about; its answer carries the same id. */
  request?: string;
  /** The room that this is about: party and name. */
  room?: string;
  message?: string;
  error?: DescribedError;
  /** How many lines of this event were left out since the last one. */
  leftOut?: number;
} & Record<string, unknown>;

export type LogLevel = "error" | "warn" | "info";

/** What the lines are about that are written meanwhile. */
type Scope = { request: string } | { room: () => string };

const scopes = new AsyncLocalStorage<Scope>();
const limit = new LogLimit(limits.logLinesASecond);

/** Runs something for a request to the Worker. Every line written by it carries this id. */
export function inRequest<T>(request: string, run: () => T): T {
  return scopes.run({ request }, run);
}

/** Runs something in a room. Every line written by it names the room. */
export function inRoom<T>(room: () => string, run: () => T): T {
  return scopes.run({ room }, run);
}

/**
 * Writes a line to the operator's log, limited to a few of one event a second, because anybody who can cause one line
 * can cause thousands.
 * @param event names the kind of line; never outside input
 * @param level an error is written with its stack, a warning without
 * @param parts what it says: fields (an object), the error, words (strings)
 */
export function log(event: string, level: LogLevel, ...parts: unknown[]): void {
  const now = Date.now();
  count("tac_log_lines_total", { level });
  const leftOut = limit.admit(event, now);
  if (leftOut === false) return;
  const line: LogLine = {
    time: new Date(now).toISOString(),
    level,
    event,
    ...scopeFields(),
    ...contentsOf(parts, level),
    ...(leftOut > 0 && { leftOut }),
  };
  console[level](JSON.stringify(line));
}

function scopeFields(): { request?: string; room?: string } {
  const scope = scopes.getStore();
  if (scope === undefined) return {};
  return "room" in scope ? { room: scope.room() } : scope;
}

function contentsOf(parts: readonly unknown[], level: LogLevel): Record<string, unknown> {
  const error = parts.find((part) => part instanceof Error);
  const fields = parts.filter((part) => typeof part === "object" && !(part instanceof Error));
  const words = parts.filter((part) => typeof part === "string");
  return {
    ...(words.length > 0 && { message: words.join(" ") }),
    ...Object.assign({}, ...fields),
    ...(error && { error: describeError(error, level === "error") }),
  };
}

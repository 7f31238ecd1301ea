import { limits } from "#schema/limits.ts";
import { LogLimit } from "#schema/logLimit.ts";

const limit = new LogLimit(limits.logLinesASecond);

/**
 * Writes to the operator's log, limited to a few lines of one kind a second, because anybody who can cause one line can
 * cause thousands.
 * @param kind the counter of this line; never outside input
 * @param level the severity
 * @param words the line's contents; of an error its stack too
 */
export function log(kind: string, level: "error" | "warn", ...words: unknown[]): void {
  const leftOut = limit.admit(kind, Date.now());
  if (leftOut === false) return;
  console[level](...words, ...(leftOut > 0 ? [`(and ${leftOut} more of this kind)`] : []));
}

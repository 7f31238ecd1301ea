import { limits } from "#schema/limits.ts";
import { LogLimit } from "#schema/logLimit.ts";

const limit = new LogLimit(limits.logLinesASecond);

/**
 * Writes into the operator's log, a few lines of one kind a second: whoever can cause a line can cause thousands.
 * @param kind what lines are counted by; nothing of it comes from outside
 * @param level how bad it is
 * @param words what the line says; of an error its stack too
 */
export function log(kind: string, level: "error" | "warn", ...words: unknown[]): void {
  const leftOut = limit.admit(kind, Date.now());
  if (leftOut === false) return;
  console[level](...words, ...(leftOut > 0 ? [`(and ${leftOut} more of this kind)`] : []));
}

import { limits } from "#schema/limits.ts";
import { LogLimit } from "#schema/logLimit.ts";

/**
 * Reads workerd's output and prints it, a few lines of one kind a second. The Worker limits its own lines
 * (party/log.ts); those of the platform and of libraries are limited here.
 */
export function workerLog(): (line: { message: string }) => void {
  const limit = new LogLimit(limits.platformLogLinesASecond);
  return ({ message }) => {
    // Notes of workerd's for its own developers.
    if (message.startsWith("NOSENTRY")) return;
    const leftOut = limit.admit(kindOf(message), Date.now());
    if (leftOut === false) return;
    console.error(leftOut > 0 ? `${message} (and ${leftOut} more of this kind)` : message);
  };
}

/** Lines of one kind begin alike except for their numbers. */
function kindOf(message: string): string {
  return message.slice(0, 60).replace(/[\da-f]*\d[\da-f]*/g, "0");
}

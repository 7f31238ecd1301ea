import { limits } from "#schema/limits.ts";
import { LogLimit } from "#schema/logLimit.ts";
import { openLogFile } from "./logFile.ts";
import { readableLine, readLine } from "./readableLine.ts";

/**
 * Reads workerd's output and prints it readably, a few lines of one kind a second. The Worker limits its own lines
 * (party/log.ts); those of the platform and of libraries are limited here.
 * @param file if given, every line is also appended there as it came: those of the Worker as JSON
 * @throws Trouble if that file can't be written
 */
export function workerLog(file?: string): (line: { message: string }) => void {
  const append = file ? openLogFile(file) : undefined;
  const limit = new LogLimit(limits.platformLogLinesASecond);
  return ({ message }) => {
    // Notes of workerd's for its own developers.
    if (message.startsWith("NOSENTRY")) return;
    const line = readLine(message);
    const leftOut = limit.admit(line?.event ?? kindOf(message), Date.now());
    if (leftOut === false) return;
    append?.(message);
    const readable = line ? readableLine(line) : message;
    console.error(leftOut > 0 ? `${readable} (and ${leftOut} more of this kind)` : readable);
  };
}

/** Lines of one kind begin alike except for their numbers. */
function kindOf(message: string): string {
  return message.slice(0, 60).replace(/[\da-f]*\d[\da-f]*/g, "0");
}

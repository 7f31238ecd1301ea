import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's error code for a lock of another process. */
const busy = 5;

/**
 * Locks a folder, as SQLite locks a file: the system releases it when we end, however we end.
 * @returns a function that releases it, or undefined if another process has it
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, "lock.db"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  return () => lock.close();
}

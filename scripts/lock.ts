import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's code for what another process has locked. */
const busy = 5;

/**
 * Keeps a folder to ourselves, as SQLite keeps a file: the system itself lets go of it when we end, however we end.
 * @returns what gives it back, or undefined where another process has it
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

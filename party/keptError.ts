import { limits } from "#schema/limits.ts";

/** An error as it is kept for operators: one line, and no endless one. */
export function keptError(error: unknown): string {
  return String(error).replaceAll(/\s+/g, " ").slice(0, limits.keptErrorMaxLength);
}

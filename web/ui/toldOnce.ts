import { limits } from "#schema/limits.ts";

/** When what was told last, on this page. */
const told = new Map<string, number>();

/**
 * Whether this is told now, by whom and why: not if it was told within limits.toastAgainMs, whatever has been withdrawn and
 * done again since.
 */
export function isToldNow(cause: string, now = performance.now()): boolean {
  for (const [key, at] of told) if (at <= now - limits.toastAgainMs) told.delete(key);
  if (told.has(cause)) return false;
  told.set(cause, now);
  return true;
}

/** The next user of this tab was told nothing. */
export function forgetTold(): void {
  told.clear();
}

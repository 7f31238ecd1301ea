import { limits } from "#schema/limits.ts";
import { createStore } from "../store.ts";

/** What could not be loaded yet. */
export interface Failed {
  /** How many parts of the site are missing, pages among them. */
  parts: number;
  /** How many of them are whole pages: the user has just come to one, and sees nothing of it. */
  pages: number;
  /** How often the user has asked to try again since something was missing. */
  retries: number;
}

const nothing: Failed = { parts: 0, pages: 0, retries: 0 };

/** What is missing now. */
export const failed = createStore<Failed>(nothing);

/** Wakes everything that waits for its next attempt. */
let wakeAll = Promise.withResolvers<void>();

/**
 * Loads a part of the site, code or texts, and tries again until it is there: by itself, at longer and longer
 * intervals, when the network comes back, and when the user asks for it. So only that part has to wait.
 * @param load rejects if it can't be loaded now; gets the number of the attempt, from 0
 */
export async function untilLoaded<Part>(
  load: (attempt: number) => Promise<Part>,
  kind: "page" | "part" = "part",
): Promise<Part> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await load(attempt);
      if (attempt > 0) count(kind, -1);
      return part;
    } catch {
      if (attempt === 0) count(kind, 1);
      await nextAttempt(Math.min(limits.loadRetryMinMs * 2 ** attempt, limits.loadRetryMaxMs));
    }
  }
}

/** Tries to load everything again that is missing. */
export function retry(): void {
  const before = failed.read();
  failed.write({ ...before, retries: before.retries + 1 });
  wake();
}

function count(kind: "page" | "part", change: 1 | -1): void {
  const { parts, pages, retries } = failed.read();
  const left = { parts: parts + change, pages: pages + (kind === "page" ? change : 0), retries };
  failed.write(left.parts === 0 ? nothing : left);
}

async function nextAttempt(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  addEventListener("online", wake, { once: true });
  await Promise.race([promise, wakeAll.promise]);
  clearTimeout(timer);
}

function wake(): void {
  wakeAll.resolve();
  wakeAll = Promise.withResolvers<void>();
}

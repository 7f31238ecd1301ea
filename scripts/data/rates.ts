import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DataFolders } from "./dataDir.ts";

/**
 * Resets miniflare's rate limiter before it runs: it counts for a minute, and nothing of it is worth keeping. Older
 * versions of the site wrote plain addresses there, and a damaged file would keep every call from being answered.
 */
export function forgetRates({ rooms }: DataFolders): void {
  rmSync(join(rooms, "ratelimit"), { recursive: true, force: true });
}

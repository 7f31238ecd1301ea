import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#schema/limits.ts";
import { readRunning } from "./running.ts";

/**
 * The operator's token of the site with its data in this folder: always the same, unless one is given. Monitoring knows
 * it, so it is part of a backup.
 */
export function keptOperatorToken(dataDir: string): string {
  const file = join(dataDir, "operator.key");
  try {
    return readFileSync(file, "utf8");
  } catch {
    // A site from before there was this file has it only there.
    const token = readRunning(dataDir)?.token || randomBytes(limits.operatorTokenBytes).toString("hex");
    writeFileSync(file, token, { mode: 0o600 });
    return token;
  }
}

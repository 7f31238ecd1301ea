import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#schema/limits.ts";

/**
 * The operator's token of the site with its data in this folder: always the same, unless one is given or its file was
 * removed, which makes a new one. Monitoring knows it, so it is part of a backup.
 */
export function keptOperatorToken(dataDir: string): string {
  const file = join(dataDir, "operator.key");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const token = randomBytes(limits.operatorTokenBytes).toString("hex");
    writeFileSync(file, token, { mode: 0o600 });
    return token;
  }
}

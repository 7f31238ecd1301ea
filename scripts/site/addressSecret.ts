import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#schema/limits.ts";

/**
 * The secret that keys the hashes of addresses where players have signed in, for the site with its data in this folder.
 * It is not in the database.
 */
export function keptAddressSecret(dataDir: string): string {
  const file = join(dataDir, "address.key");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const secret = randomBytes(limits.addressKeyBytes).toString("hex");
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}

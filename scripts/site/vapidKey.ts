import { generateKeyPairSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A new key for signing pushes, as JWK in JSON. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify(privateKey.export({ format: "jwk" }));
}

/** The key of the site with its data in this folder. With another key existing subscriptions would get nothing. */
export function keptVapidKey(dataDir: string): string {
  const file = join(dataDir, "vapid.json");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const key = newVapidKey();
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}

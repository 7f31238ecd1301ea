import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The address of a site on this machine, and the token of its operator. */
export type RunningSite = { url: string; token: string };

const noteIn = (dataDir: string) => join(dataDir, "running.json");

/** Notes where the site with its data in this folder runs, for the operator's scripts. The note contains a secret. */
export function noteRunning(dataDir: string, site: RunningSite): void {
  writeFileSync(noteIn(dataDir), JSON.stringify(site), { mode: 0o600 });
}

/** Where that site runs, or has run last. */
export function readRunning(dataDir: string): RunningSite | undefined {
  try {
    return JSON.parse(readFileSync(noteIn(dataDir), "utf8"));
  } catch {
    return undefined;
  }
}

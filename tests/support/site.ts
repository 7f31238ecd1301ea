import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Site, type SiteOptions, startSite } from "#scripts/site/site.ts";
import type { Database } from "#store/db.ts";
import { openPatiently } from "./patientDatabase.ts";

export type Served = Pick<Site, "url" | "tick"> & { db: Database; dataDir: string };

/** The built site with its own database, for all tests of a file. */
export function withSite(options: Partial<SiteOptions> = {}): Served {
  const served = {} as Served;
  let site: Site;
  beforeAll(async () => {
    served.dataDir = mkdtempSync(join(tmpdir(), "tac-site-"));
    site = await startSite({ dataDir: served.dataDir, withoutRateLimits: true, ...options });
    served.url = site.url;
    served.tick = site.tick;
    served.db = openPatiently(site.libsql);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(served.dataDir, { recursive: true, force: true });
  });
  return served;
}

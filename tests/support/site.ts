import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Site, type SiteOptions, startSite } from "#scripts/site.ts";
import { type Database, openDatabase } from "#store/db.ts";

/** The built site with a database of its own, there for all tests of a file. */
export function withSite(options: Partial<SiteOptions> = {}): { url: string; db: Database } {
  const served = {} as { url: string; db: Database };
  let dataDir: string;
  let site: Site;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "tac-site-"));
    site = await startSite({ dataDir, withoutRateLimits: true, ...options });
    served.url = site.url;
    served.db = openDatabase({ url: site.libsqlUrl });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return served;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { prepareDataDir } from "#scripts/data/dataDir.ts";
import { type Site, startSite } from "#scripts/site/site.ts";
import type { Database } from "#store/db.ts";
import { openPatiently } from "./patientDatabase.ts";

type Restartable = {
  url: string;
  db: Database;
  dataDir: string;
  /** Stops the site, changes what its rooms have stored in this folder, and starts it again at the same address. */
  whileStopped(change: (roomsDir: string) => void): Promise<void>;
};

/** The built site with its own database, for all tests of a file, which can be stopped in between. */
export function withRestartableSite(): Restartable {
  const served = {} as Restartable;
  let dataDir: string;
  let site: Site;
  const start = async (port: number) => {
    site = await startSite({ dataDir, port, withoutRateLimits: true });
    served.url = site.url;
    served.db = openPatiently(site.libsql);
  };
  served.whileStopped = async (change) => {
    await site.stop();
    change(prepareDataDir(dataDir).rooms);
    await start(Number(new URL(served.url).port));
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "tac-restartable-"));
    served.dataDir = dataDir;
    await start(0);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return served;
}

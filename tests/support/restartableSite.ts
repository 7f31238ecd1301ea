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
  stop(): Promise<void>;
  /** Starts the site again at the same address, where wanted with another build. */
  startAgain(options?: { dist?: string }): Promise<void>;
  /** Stops the site, changes what its rooms have stored in this folder, and starts it again. */
  whileStopped(change: (roomsDir: string) => void): Promise<void>;
};

/** The built site with its own database, for all tests of a file, which can be stopped in between. */
export function withRestartableSite(): Restartable {
  const served = {} as Restartable;
  let dataDir: string;
  let site: Site;
  const start = async (options: { port?: number; dist?: string } = {}) => {
    site = await startSite({ dataDir, withoutRateLimits: true, ...options });
    served.url = site.url;
    served.db = openPatiently(site.libsql);
  };
  served.stop = () => site.stop();
  served.startAgain = (options) => start({ port: Number(new URL(served.url).port), ...options });
  served.whileStopped = async (change) => {
    await served.stop();
    change(prepareDataDir(dataDir).rooms);
    await served.startAgain();
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "tac-restartable-"));
    served.dataDir = dataDir;
    await start();
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return served;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openDatabase } from "#store/db.ts";
import { backUp } from "./data/backup/backup.ts";
import { pack } from "./fixture/pack.ts";
import { populate } from "./fixture/populate.ts";
import { asReleased } from "./fixture/released.ts";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { startSite } from "./site/site.ts";

/**
 * `npm run -s fixture [-- DIR]`: writes what a site of this release has stored into tests/fixtures/released, where tests
 * start newer code on it. Run it at each release.
 */
await runScript(async () => {
  const folder = resolve(process.argv[2] ?? join(root, "tests/fixtures/released"));
  const work = mkdtempSync(join(tmpdir(), "tac-fixture-"));
  const [dataDir, backup] = [join(work, "data"), join(work, "backup")];
  try {
    const site = await startSite({ dataDir, withoutRateLimits: true, vars: { BOT_DELAY_MS: "1" } });
    try {
      const found = await populate(site.url, openDatabase(site.libsql));
      await backUp(dataDir, backup);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "released.json"), `${JSON.stringify(asReleased(), null, 2)}\n`);
      writeFileSync(join(folder, "found.json"), `${JSON.stringify(found, null, 2)}\n`);
      const bytes = pack(backup, join(folder, "site.br"));
      console.log(JSON.stringify({ folder, bytes }));
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

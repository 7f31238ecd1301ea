import { readFileSync } from "node:fs";
import { describe, it, onTestFinished } from "vitest";
import { migrateAt } from "#scripts/data/database.ts";
import { startLibsql } from "#scripts/data/libsql.ts";
import { newLibsqlSecret } from "#scripts/data/libsqlSecret.ts";
import { freePort } from "#scripts/process/ports.ts";
import { childrenOf } from "#scripts/process/processes.ts";
import { startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { runs } from "#tests/chance.ts";
import { aFolder } from "#tests/support/folders.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { LivelySite } from "#tests/support/livelySite.ts";

const tables = 20;
const kills = runs(5);
/** It ends only what hangs: on busy cores all have to come back many times. */
const timeout = 1_200_000;

// Processes are looked at where Linux lists them.
describe.runIf(process.platform === "linux")(
  `${tables} games, chats and a waiting room: what was acknowledged is there once, and nothing else`,
  () => {
    const site = withKillableSite();

    it(`on a site that is killed ${kills} times`, { timeout }, async () => {
      const lively = new LivelySite(site);
      await lively.open(tables);
      await lively.liveThroughKills(kills, () => site.kill());
      await lively.expectWhole();
    });

    it(`on a site whose libSQL is killed ${kills} times`, { timeout }, async () => {
      const libsql = await aKillableLibsql();
      const own = await startSite({
        dataDir: aFolder(),
        libsqlUrl: libsql.url,
        libsqlToken: libsql.token,
        withoutRateLimits: true,
      });
      onTestFinished(own.stop);
      const lively = new LivelySite({ url: own.url, db: openDatabase(own.libsql) });
      await lively.open(tables);
      await lively.liveThroughKills(kills, libsql.kill);
      await lively.expectWhole();
    });
  },
);

/** A libSQL server that is killed, and started again on the same files and port. */
async function aKillableLibsql() {
  const options = { dataDir: aFolder(), port: await freePort(), secret: newLibsqlSecret() };
  let server = await startLibsql(options);
  await migrateAt(server);
  onTestFinished(() => server.stop());
  const { url, token } = server;
  const isIt = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`127.0.0.1:${options.port}`);
  return {
    url,
    token,
    async kill(): Promise<void> {
      const running = childrenOf(process.pid).find(({ name, pid }) => name === "sqld" && isIt(pid));
      if (!running) throw new Error("expected a libSQL server that runs");
      process.kill(running.pid, "SIGKILL");
      await server.failed;
      await server.stop();
      server = await startLibsql(options);
    },
  };
}

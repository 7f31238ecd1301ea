import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateAt } from "#scripts/data/database.ts";
import { startLibsql } from "#scripts/data/libsql.ts";
import { freePort } from "#scripts/process/ports.ts";
import type { SiteOptions } from "#scripts/site/site.ts";
import type { DatabaseAddress } from "#store/db.ts";
import { emptyingOf } from "./emptying.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteDesk: string;
  }
}

/** The sites that files of tests share. */
const kinds = {
  usual: {},
  /** Whose bots make their moves at once, for whoever looks at it in a browser. */
  quickBots: { vars: { BOT_DELAY_MS: "1" } },
  /** Behind a proxy that says who calls, and at another address than its own. */
  behindProxy: { addressHeader: "X-Real-IP", siteUrl: "https://tac.example.org" },
} as const satisfies Record<string, Partial<SiteOptions>>;

/** A site, or a database without one. */
export type SharedKind = keyof typeof kinds | "database";
export type Shared = { url: string; libsql: DatabaseAddress; dataDir: string };

type Running = { shared: Shared; tick(): Promise<void>; empty(): Promise<void>; stop(): Promise<void> };

/**
 * Sites and databases for the files that need nothing special, because to start one takes seconds: one of each kind for
 * each worker, started when it is first asked for, and ended with the run. `POST /empty?kind=…&worker=…` answers with its address after
 * its database was emptied; `POST /tick?…` runs its clock.
 */
export default async function setup(project: TestProject) {
  const running = new Map<string, Promise<Running>>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://desk");
    try {
      const name = searchParams.toString();
      const started = running.get(name) ?? start(searchParams.get("kind") as SharedKind);
      running.set(name, started);
      const { shared, tick, empty } = await started;
      await (pathname === "/tick" ? tick() : empty());
      response.end(JSON.stringify(shared));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  project.provide("siteDesk", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const { shared, stop } of await Promise.all(running.values())) {
      await stop();
      rmSync(shared.dataDir, { recursive: true, force: true });
    }
  };
}

async function start(kind: SharedKind): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-shared-"));
  if (kind === "database") {
    const libsql = await startLibsql({ dataDir, port: await freePort() });
    await migrateAt(libsql);
    const { url, token, syncUrl, stop } = libsql;
    const shared = { url, libsql: { url, token, syncUrl }, dataDir };
    return { shared, tick: async () => {}, empty: await emptyingOf(shared.libsql), stop };
  }
  // Only whoever asks for a site pays for what starts one.
  const { startSite } = await import("#scripts/site/site.ts");
  const { url, libsql, tick, stop } = await startSite({ dataDir, withoutRateLimits: true, ...kinds[kind] });
  return { shared: { url, libsql, dataDir }, tick, empty: await emptyingOf(libsql), stop };
}

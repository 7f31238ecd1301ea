import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startLibsql } from "#scripts/libsql.ts";
import { freePort } from "#scripts/ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    libsqlUrl: string;
  }
}

/** One libSQL server for the tests inside workerd, which can't start one themselves. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-libsql-"));
  const server = await startLibsql({ dataDir, port: await freePort() });
  project.provide("libsqlUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateAt } from "#scripts/data/database.ts";
import { startLibsql } from "#scripts/data/libsql.ts";
import { freePort } from "#scripts/process/ports.ts";
import { openDatabase, type StatementListener } from "#store/db.ts";

/** A libSQL server with all tables, empty. The caller ends it with `stop`. */
export async function aDatabase(onStatement?: StatementListener) {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-libsql-"));
  const server = await startLibsql({ dataDir, port: await freePort() });
  const { url, token, syncUrl } = server;
  await migrateAt(server);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, token, syncUrl, db: openDatabase(server, { onStatement }), stop };
}

import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../process/ports.ts";
import { Trouble } from "../process/trouble.ts";
import { libsqlBinary, startLibsql } from "./libsql.ts";

it("finds the libSQL server that came with npm", () => {
  accessSync(libsqlBinary(), constants.X_OK);
});

it("says what to do where there is none for the platform", () => {
  expect(() => libsqlBinary("plan9-mips")).toThrow(Trouble);
  expect(() => libsqlBinary("plan9-mips")).toThrow(/No libSQL server for plan9-mips .* LIBSQL_URL\.$/);
});

it("says why it did not start", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-libsql-"));
  const port = await freePort();
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    other.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect(startLibsql({ dataDir, port })).rejects.toThrow(
    new RegExp(`^The libSQL server on port ${port} did not start: .*Address already in use`),
  );
});

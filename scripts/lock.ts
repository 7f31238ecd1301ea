import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFileText, tidyLockFile } from "./build/lockFile.ts";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";

/** The only package that comes with the project. */
const ownNode = "scripts/process/node";

/**
 * `npm run lock`: locks what package.json asks for, for every platform. It does so in a folder of its own, because npm
 * locks only what it finds where something is installed.
 */
await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), "tac-lock-"));
  try {
    for (const name of ["package.json", "package-lock.json", ".npmrc", ownNode])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    const { status } = spawnSync("npm", ["install", "--package-lock-only"], {
      cwd: folder,
      stdio: "inherit",
    });
    if (status !== 0) throw new Trouble("npm could not lock the packages; package-lock.json is as it was.");
    const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
    writeFileSync(join(root, "package-lock.json"), lockFileText(tidyLockFile(lock)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

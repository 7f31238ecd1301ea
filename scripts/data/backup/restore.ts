import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Trouble } from "../../process/trouble.ts";
import { claimDataDir, prepareDataDir } from "../dataDir.ts";
import { hasData } from "./files.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { expectWholeRestore, markIn } from "./restoring.ts";

/**
 * Puts a backup into a data folder that has no data.
 * @throws Trouble that says why not; nothing was written then
 */
export async function restore(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  expectWholeRestore(dataDir);
  if (hasData(dataDir))
    throw new Trouble(
      `There is data of a site in ${dataDir}; restore into an empty folder (DATA_DIR=…) or move that one away.`,
    );
  prepareDataDir(dataDir);
  const release = claimDataDir(dataDir);
  if (!release) throw new Trouble(`A site runs on the data folder ${dataDir}.`);
  try {
    writeFileSync(markIn(dataDir), "");
    for (const { path } of manifest.files) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
      copyFileSync(join(folder, path), join(dataDir, path));
    }
    rmSync(markIn(dataDir));
  } finally {
    release();
  }
  return manifest;
}

import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import packageJson from "#package.json" with { type: "json" };
import { childrenOf } from "../../process/processes.ts";
import { Trouble } from "../../process/trouble.ts";
import { siteOn } from "../data.ts";
import { claimDataDir, prepareDataDir } from "../dataDir.ts";
import { hasData, keyFiles, libsqlFile, roomFilesOf } from "./files.ts";
import { freeze } from "./freeze.ts";
import { writeManifest } from "./manifest.ts";
import { expectWholeRestore } from "./restoring.ts";
import { RoomCopies, type Snapshot, takeSnapshot } from "./snapshots.ts";

/** What a backup came to: how many rooms and bytes it has, and how long the running site stood still for it, in ms. */
export type BackedUp = { rooms: number; bytes: number; stoodStillMs: number };

/**
 * Copies a site's data into an empty folder, also while the site runs. All of it is of one moment, at which workerd
 * stands still: rooms send each other messages, and what one has sent must be in the other. The database comes last,
 * because rooms must not know more of it than it does; what has reached it since the rooms' moment is delivered again
 * after a restore, and has keys against being counted twice.
 * @throws Trouble that says why there is no backup; whatever else ends it leaves a folder without a manifest
 */
export async function backUp(dataDir: string, folder: string): Promise<BackedUp> {
  expectEmpty(dataDir, folder);
  if (!hasData(dataDir)) throw new Trouble(`There is no data of a site in ${dataDir}.`);
  if (!existsSync(join(dataDir, libsqlFile)))
    throw new Trouble(
      `The rooms in ${dataDir} have their database elsewhere (docs/operations/running.md, Backups).`,
    );
  expectWholeRestore(dataDir);
  const release = claimDataDir(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const site = release ? undefined : runningOn(dataDir);
    const { madeAt, stoodStillMs } = await copyDatabases(dataDir, folder, site);
    const keys = keyFiles.filter((file) => existsSync(join(dataDir, file)));
    for (const file of keys) copyFileSync(join(dataDir, file), join(folder, file));
    const rooms = roomFilesOf(folder);
    const files = [...rooms, ...keys, libsqlFile];
    await writeManifest(folder, files, { version: packageJson.version, madeAt });
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    return { rooms: rooms.length, bytes, stoodStillMs };
  } finally {
    release?.();
  }
}

function expectEmpty(dataDir: string, folder: string): void {
  if (!relative(dataDir, folder).startsWith(".."))
    throw new Trouble(`A backup can't be in the data folder itself: ${folder}.`);
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Trouble(`${folder} is no folder.`);
  if (readdirSync(folder).length > 0)
    throw new Trouble(`${folder} is not empty; give the backup a folder of its own.`);
}

function runningOn(dataDir: string): number {
  const site = siteOn(prepareDataDir(dataDir));
  if (site !== undefined) return site;
  throw new Trouble(
    `The site on ${dataDir} is just starting or uses a database elsewhere; only data that is all in one folder can be backed up.`,
  );
}

/** The workerds of a site; miniflare begins another when one has failed. */
function workerdsOf(site: number | undefined): number[] {
  if (site === undefined) return [];
  return childrenOf(site)
    .filter(({ name }) => name === "workerd")
    .map(({ pid }) => pid);
}

async function copyDatabases(dataDir: string, folder: string, site: number | undefined) {
  const copies = new RoomCopies(dataDir, folder);
  await copies.copyInAdvance();
  const snapshots: Snapshot[] = [];
  try {
    const pids = workerdsOf(site);
    const thaw = await freeze(pids);
    const began = performance.now();
    const madeAt = Date.now();
    try {
      snapshots.push(...copies.takeRest());
      snapshots.push(takeSnapshot(dataDir, libsqlFile));
    } finally {
      await thaw();
    }
    if (String(pids) !== String(workerdsOf(site)))
      throw new Trouble("The site was just starting anew; try the backup again, into another folder.");
    const stoodStillMs = pids.length > 0 ? Math.ceil(performance.now() - began) : 0;
    for (const snapshot of snapshots) await snapshot.copyTo(folder);
    return { madeAt, stoodStillMs };
  } finally {
    for (const snapshot of snapshots) snapshot.close();
  }
}

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateAt } from "./database.ts";
import { claimDataDir, type DataFolders, prepareDataDir } from "./dataDir.ts";
import { isWell, startLibsql } from "./libsql.ts";
import { freePort } from "./ports.ts";
import { Trouble } from "./trouble.ts";

/** All that a running site keeps its data in. */
export type Data = {
  folders: DataFolders;
  libsqlUrl: string;
  /** Resolves if the libSQL server that was started here ends without being asked to. */
  failed: Promise<Trouble>;
  /** Ends what was started and lets others work on the data. */
  close(): Promise<void>;
};

/**
 * Opens the data of a site, which alone works on it from now on: its folders, and a libSQL server that is up to date, a
 * named one or one of our own. @throws Trouble where that can't be; nothing is left running then
 */
export async function openData({
  dataDir,
  libsqlUrl: named,
  libsqlToken: token,
}: {
  dataDir: string;
  libsqlUrl?: string;
  libsqlToken?: string;
}): Promise<Data> {
  const folders = prepareDataDir(dataDir);
  const release = claimDataDir(dataDir);
  if (!release) {
    throw new Trouble(
      `Another site runs on the data folder ${dataDir}; stop it, or give this one another DATA_DIR.`,
    );
  }
  const note = noteIn(folders);
  // A site that was killed could not take it away.
  rmSync(note, { force: true });
  const own = named ? undefined : await startLibsql({ dataDir: folders.libsql, port: await freePort() });
  const close = async () => {
    rmSync(note, { force: true });
    await own?.stop();
    release();
  };
  try {
    const libsqlUrl = named ?? own?.url ?? "";
    await migrateAt({ url: libsqlUrl, token });
    if (own) writeFileSync(note, JSON.stringify({ url: own.url }));
    return { folders, libsqlUrl, failed: own?.failed ?? new Promise(() => {}), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The libSQL server of this data: that of the site that runs on it, or else one of our own, since two on one folder would
 * fight over it. `stop` ends it only if it is our own. @throws Trouble where neither can be
 */
export async function joinLibsql(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folders = prepareDataDir(dataDir);
  const release = claimDataDir(dataDir);
  if (release) {
    const { url, stop } = await startLibsql({ dataDir: folders.libsql, port: await freePort() });
    return { url, stop: () => stop().finally(release) };
  }
  const url = readNote(folders);
  if (url && (await isWell(url))) return { url, stop: async () => {} };
  throw new Trouble(
    `A site runs on the data folder ${dataDir}, but its libSQL server does not answer; if the site is just starting, try again in a moment.`,
  );
}

/** Where a site notes the address of its libSQL server, for others who want to join it. */
const noteIn = (folders: DataFolders) => join(folders.libsql, "server.json");

function readNote(folders: DataFolders): string | undefined {
  try {
    return JSON.parse(readFileSync(noteIn(folders), "utf8")).url;
  } catch {
    return undefined;
  }
}

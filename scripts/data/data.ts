import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseAddress } from "#store/db.ts";
import { freePort } from "../process/ports.ts";
import { Trouble } from "../process/trouble.ts";
import { expectWholeRestore } from "./backup/restoring.ts";
import { checkLibsqlFile, checkRoomFiles } from "./damagedFiles.ts";
import { migrateAt } from "./database.ts";
import { claimDataDir, type DataFolders, prepareDataDir } from "./dataDir.ts";
import { isWell, type LibsqlServer, startLibsql } from "./libsql.ts";
import { forgetRates } from "./rates.ts";

/** Everything that a running site stores its data in. */
export type Data = {
  folders: DataFolders;
  /** The address of its database, and its credentials. */
  libsql: DatabaseAddress;
  /** Resolves if the libSQL server that was started here ends unexpectedly. */
  failed: Promise<Trouble>;
  /** Ends what was started and releases the data. */
  close(): Promise<void>;
};

/**
 * Opens a site's data exclusively: its folders, and an up-to-date libSQL server, a named one or our own. @throws
 * Trouble if that is impossible; nothing is left running then
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
  // A site that was killed could not remove it.
  rmSync(note, { force: true });
  try {
    expectWholeRestore(dataDir);
    forgetRates(folders);
    checkRoomFiles(folders.rooms);
    if (!named) checkLibsqlFile(folders.libsql);
  } catch (error) {
    release();
    throw error;
  }
  const own = named ? undefined : await startLibsql({ dataDir: folders.libsql, port: await freePort() });
  const close = async () => {
    rmSync(note, { force: true });
    await own?.stop();
    release();
  };
  try {
    const libsql = own ? addressOf(own) : { url: named ?? "", token };
    await migrateAt(libsql);
    const noted: Note = { ...libsql, pid: process.pid };
    if (own) writeFileSync(note, JSON.stringify(noted), { mode: forUsAlone });
    return { folders, libsql, failed: own?.failed ?? new Promise(() => {}), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The libSQL server of this data: that of the site that runs on it, otherwise our own, because two servers on one
 * folder would conflict. `stop` ends it only if it is our own. @throws Trouble if neither is possible
 */
export async function joinLibsql(dataDir: string): Promise<DatabaseAddress & { stop(): Promise<void> }> {
  const folders = prepareDataDir(dataDir);
  const release = claimDataDir(dataDir);
  if (release) {
    const own = await startLibsql({ dataDir: folders.libsql, port: await freePort() });
    return { ...addressOf(own), stop: () => own.stop().finally(release) };
  }
  const note = readNote(folders);
  if (note && (await isWell(note.url))) {
    const { pid: _, ...libsql } = note;
    return { ...libsql, stop: async () => {} };
  }
  throw new Trouble(
    `A site runs on the data folder ${dataDir}, but its libSQL server does not answer; if the site is just starting, try again in a moment.`,
  );
}

/** The Worker's settings for its database. */
export function libsqlVars({ url, token, syncUrl }: DatabaseAddress): Record<string, string> {
  return {
    LIBSQL_URL: url,
    ...(token && { LIBSQL_AUTH_TOKEN: token }),
    ...(syncUrl && { LIBSQL_SYNC_URL: syncUrl }),
  };
}

/** The note contains a secret. */
const forUsAlone = 0o600;

function addressOf({ url, token, syncUrl }: LibsqlServer): DatabaseAddress {
  return { url, token, syncUrl };
}

/** What a site notes for other processes that join it: the address of its libSQL server, and its own process. */
type Note = DatabaseAddress & { pid: number };

/** The process of the site that runs on this data with a libSQL server of its own. */
export function siteOn(folders: DataFolders): number | undefined {
  return readNote(folders)?.pid;
}

const noteIn = (folders: DataFolders) => join(folders.libsql, "server.json");

function readNote(folders: DataFolders): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteIn(folders), "utf8"));
  } catch {
    return undefined;
  }
}

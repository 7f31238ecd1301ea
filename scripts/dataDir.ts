import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock.ts";
import { Trouble } from "./trouble.ts";

/** The folders of a site's data. */
export type DataFolders = { libsql: string; rooms: string };

/** People's addresses and sessions are in them. */
const forUsAlone = 0o700;

/** Makes the folders for all data below `dataDir`, for us alone. @throws Trouble where they can't be read and written */
export function prepareDataDir(dataDir: string): DataFolders {
  // The Cloudflare plugin of `npm run dev` puts this v3 below the folder it is given; `npm start` goes on with the same rooms.
  const folders = { libsql: join(dataDir, "libsql"), rooms: join(dataDir, "rooms/v3") };
  return orTrouble(dataDir, () => {
    for (const folder of Object.values(folders)) {
      mkdirSync(folder, { recursive: true, mode: forUsAlone });
      chmodSync(folder, forUsAlone);
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    return folders;
  });
}

/**
 * Keeps others from working on the same data.
 * @returns what lets them again, or undefined where somebody else works on it
 */
export function claimDataDir(dataDir: string): (() => void) | undefined {
  return orTrouble(dataDir, () => lockFolder(dataDir));
}

function orTrouble<T>(dataDir: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Trouble(`The data folder ${dataDir} can't be read and written: ${(error as Error).message}.`);
  }
}

import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Trouble } from "../process/trouble.ts";
import { lockFolder } from "./lock.ts";

/** The folders of a site's data. */
export type DataFolders = { libsql: string; rooms: string };

/** They contain people's addresses and sessions. */
const forUsAlone = 0o700;

/**
 * Creates the folders for all data in `dataDir`, readable only by us. @throws Trouble if they can't be read and written
 */
export function prepareDataDir(dataDir: string): DataFolders {
  // The Cloudflare plugin of `npm run dev` adds this v3 to the folder that it is given; `npm start` uses the same
  // rooms.
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
 * Locks the data against other processes.
 * @returns a function that unlocks it, or undefined if another process has it
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

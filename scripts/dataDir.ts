import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Trouble } from "./trouble.ts";

/** Makes the folders for all data below `dataDir`. @throws Trouble where they can't be read and written */
export function prepareDataDir(dataDir: string) {
  // The Cloudflare plugin of `npm run dev` puts this v3 below the folder it is given; `npm start` goes on with the same rooms.
  const folders = { libsql: join(dataDir, "libsql"), rooms: join(dataDir, "rooms/v3") };
  try {
    for (const folder of Object.values(folders)) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new Trouble(`The data folder ${dataDir} can't be read and written: ${(error as Error).message}.`);
  }
  return folders;
}

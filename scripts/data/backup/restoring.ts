import { existsSync } from "node:fs";
import { join } from "node:path";
import { Trouble } from "../../process/trouble.ts";

/** The file that says that a restore into this data folder has begun and not yet ended. */
export const markIn = (dataDir: string) => join(dataDir, "restoring");

/** @throws Trouble if a restore into this data folder was cut off */
export function expectWholeRestore(dataDir: string): void {
  if (!existsSync(markIn(dataDir))) return;
  throw new Trouble(
    `A restore into ${dataDir} was cut off; delete what is in that folder and run npm run restore again.`,
  );
}

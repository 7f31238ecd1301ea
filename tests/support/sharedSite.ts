import { beforeAll } from "vitest";
import { askDesk } from "./askDesk.ts";
import { openPatiently } from "./patientDatabase.ts";
import type { Served } from "./site.ts";
import type { SharedKind } from "./siteDesk.ts";

/**
 * The built site with an empty database, for all tests of a file. Other files use the same site before and after it
 * (siteDesk.ts): what their people have left in the lobby, the queue and the public channels may still be there. A file that
 * looks at those, needs settings, or kills something, takes one of its own (`withSite`).
 */
export function withSharedSite(kind: Exclude<SharedKind, "database"> = "usual"): Served {
  const served = {} as Served;
  beforeAll(async () => {
    const { url, libsql, dataDir } = await askDesk("empty", kind);
    const tick = async () => void (await askDesk("tick", kind));
    Object.assign(served, { url, dataDir, tick, db: openPatiently(libsql) });
  });
  return served;
}

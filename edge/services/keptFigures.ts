import type { Database } from "#store/db.ts";
import { findFigures, keepFigures } from "#store/siteFigures.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/**
 * Figures from the database, computed anew if those that are kept are older than `keptMs`. Two visitors at once may both
 * do so.
 */
export function keptFigures<Figures>(
  env: Env,
  name: string,
  keptMs: number,
  now: number,
  compute: (db: Database) => Promise<Figures>,
): Promise<Figures> {
  return askDatabase(env, async (db) => {
    const found = await findFigures(db, name, now - keptMs);
    if (found !== undefined) return found as Figures;
    const figures = await compute(db);
    await keepFigures(db, name, figures, now);
    return figures;
  });
}

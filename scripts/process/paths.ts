import { join, resolve } from "node:path";

/** The checkout. */
export const root = resolve(import.meta.dirname, "../..");

/** The built site: client/ for the browser, edge/ for the Worker. */
export const dist = join(root, "dist");

/** The migrations of libSQL. */
export const migrations = join(root, "schema/db/migrations");

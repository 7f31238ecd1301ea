import { holdBuild } from "./holdBuild.ts";
import { isInstalled } from "./isInstalled.ts";
import { keepOn, keepSite } from "./keeping.ts";

/** Keeps the site where it is installed, and keeps it up to date where it is kept. */
export async function watchOfflineCopy(): Promise<void> {
  holdBuild();
  await (isInstalled() ? keepSite() : keepOn());
}

type Package = { engines?: unknown; optional?: boolean; bin?: Record<string, string> };

/** What is read of a package-lock.json: the packages by their paths, "" for the project itself. */
export type LockFile = { packages: Record<string, Package> };

/**
 * Leaves out what npm does better without:
 * - which Node each package requires. npm compares that with the Node that it was started with, and warns; but everything
 *   runs on the Node that is locked beside it (docs/development.md, Commands);
 * - that those Nodes have a program to link, because scripts/process/node/ finds the right one.
 */
export function tidyLockFile({ packages, ...lock }: LockFile): LockFile {
  const tidied = Object.entries(packages).map(([path, entry]) => [path, path === "" ? entry : tidy(entry)]);
  return { ...lock, packages: Object.fromEntries(tidied) };
}

function tidy({ engines, ...entry }: Package): Package {
  const { bin, ...others } = entry;
  return entry.optional && bin?.node ? others : entry;
}

/** A lock file as npm writes it. */
export function lockFileText(lock: LockFile): string {
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

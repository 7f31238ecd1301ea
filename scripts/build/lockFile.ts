/** What is read of a package-lock.json: the packages by their paths, "" for the project itself. */
export type LockFile = { packages: Record<string, { engines?: unknown }> };

/**
 * Forgets which Node each package requires. npm compares that with the Node that it was started with, and warns; but
 * everything runs on the Node that is locked beside it (docs/development.md, Commands).
 */
export function dropEngines({ packages, ...lock }: LockFile): LockFile {
  const dropped = Object.entries(packages).map(([path, { engines, ...entry }]) => {
    return [path, path === "" ? packages[path] : entry];
  });
  return { ...lock, packages: Object.fromEntries(dropped) };
}

/** A lock file as npm writes it. */
export function lockFileText(lock: LockFile): string {
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../process/paths.ts";

/** Which files import which, as far as their text says: paths from the root of the repository. */
export class Importers {
  readonly #importers = new Map<string, string[]>();

  constructor(files: readonly string[]) {
    for (const file of files) {
      for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(importing)) {
        const imported = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name));
        this.#importers.set(imported, [...this.of(imported), file]);
      }
    }
  }

  /** The files that import this one themselves. */
  of(file: string): readonly string[] {
    return this.#importers.get(file) ?? [];
  }

  /** The tests that reach a file through imports, the nearest first. */
  testsOf(file: string): string[] {
    const reached = new Set([file]);
    for (const one of reached) for (const importer of this.of(one)) reached.add(importer);
    return [...reached].filter((one) => one.endsWith(".test.ts"));
  }
}

const importing = /(?:from|import\()\s*"([.#][^"]+)"/g;

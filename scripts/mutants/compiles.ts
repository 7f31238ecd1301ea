import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../process/paths.ts";
import { mutated } from "./mutations.ts";
import type { Mutant } from "./runMutant.ts";

/** What the compiler reads of a mutant. */
const parts = ["rules", "schema", "party", "edge", "store", "package.json", "tsconfig.json", "operator.json"];

/** Whether the compiler takes a mutant. It is asked in a copy, which is removed. */
export function compiles({ file, mutation }: Mutant): boolean {
  const copy = mkdtempSync(join(tmpdir(), "tac-mutant-"));
  try {
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    writeFileSync(join(copy, file), mutated(readFileSync(join(root, file), "utf8"), mutation));
    writeFileSync(
      join(copy, "tsconfig.one.json"),
      JSON.stringify({ extends: "./tsconfig.json", include: [file], exclude: [] }),
    );
    const tsc = join(root, "node_modules/.bin/tsc");
    return spawnSync(tsc, ["--noEmit", "-p", "tsconfig.one.json"], { cwd: copy }).status === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * `npm run -s replay -- FILE...`: replays records in Tac notation and runs their checks. A folder stands for all `.tac`
 * files in it. Prints what each file contained; at the first error prints `FILE:LINE` with what was expected and what
 * was found, and exits with 1.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ReplayError, replay } from "#rules/notation/replay.ts";

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tac"))
    .sort()
    .map((name) => join(path, name));
}

function run(paths: string[]): number {
  if (paths.length === 0) {
    console.error("replay: expected files or folders with records in Tac notation, found none");
    return 1;
  }
  const files = paths.flatMap(filesOf);
  if (files.length === 0) {
    console.error(`replay: expected .tac files in ${paths.join(", ")}, found none`);
    return 1;
  }
  for (const file of files) {
    try {
      const { records, moves, checks } = replay(readFileSync(file, "utf8"));
      console.log(`${file}: ${records} records, ${moves} moves, ${checks} checks`);
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      console.error(`${file}:${error.line}: ${error.message}`);
      return 1;
    }
  }
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(`replay: ${(error as Error).message}`);
  process.exitCode = 1;
}

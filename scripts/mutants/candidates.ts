import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../process/paths.ts";
import { Importers } from "./importers.ts";
import { mutationsOf } from "./mutations.ts";
import type { Mutant } from "./runMutant.ts";

/** What could be mutated, and which tests should notice it. */
export interface Candidates {
  mutants: Mutant[];
  /** The unit tests that reach the file through imports, the nearest first. */
  testsOf: (file: string) => NearAndFar;
}

/** Unit tests of the same part as what they test, and those of other parts. */
export type NearAndFar = { near: string[]; far: string[] };

/**
 * All mutants of the rules, of the schema, and of what the rooms do without their platform: the files of `party/` that a
 * test beside them imports. Those that are known to change nothing (equivalent.json, with the reason) are left out.
 */
export function candidates(): Candidates {
  const files = execFileSync("git", ["ls-files", "*.ts"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const importers = new Importers(files);
  const mutants = files
    .filter((file) => isMutated(file, importers))
    .flatMap((file) =>
      mutationsOf(readFileSync(join(root, file), "utf8")).map((mutation) => ({ file, mutation })),
    )
    .filter((mutant) => !isChosen(mutant) && equivalent[nameOf(mutant)] === undefined);
  return { mutants, testsOf: (file) => nearAndFar(file, importers.testsOf(file).filter(isAsked)) };
}

function nearAndFar(file: string, tests: readonly string[]): NearAndFar {
  const isNear = (test: string) => test.split("/")[0] === file.split("/")[0];
  return { near: tests.filter(isNear), far: tests.filter((test) => !isNear(test)) };
}

const equivalent: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, "equivalent.json"), "utf8"),
);

/** What a mutant is called in equivalent.json: without its line's number, which changes. */
export function nameOf({ file, mutation }: Mutant): string {
  return `${file}: ${mutation.inWords}`;
}

function isMutated(file: string, importers: Importers): boolean {
  if (/\.test\.ts$|[tT]estSupport/.test(file) || notMutated.test(file)) return false;
  if (/^(rules|schema)\//.test(file)) return true;
  return file.startsWith("party/") && importers.of(file).some((importer) => isBeside(importer, file));
}

/** What was learned or chosen, which a test would only repeat, and the tables of API and protocol, which have their own tests. */
const notMutated =
  /^rules\/bots\/(learned\/network|weights|profiles)|^schema\/(db\/|api\/calls\/|protocol\/(words|close)|limits|commonPasswords)/;

/** Whether a number is changed that a bot was given, not what it does with it. */
function isChosen({ file, mutation }: Mutant): boolean {
  return file.startsWith("rules/bots/") && /^(export )?const \w+ = [\d_.]+;/.test(mutation.inWords);
}

function isBeside(test: string, file: string): boolean {
  return test.endsWith(".test.ts") && folderOf(test) === folderOf(file);
}

/** Tests of the project `unit` that everybody runs. */
function isAsked(test: string): boolean {
  return !test.endsWith(".full.test.ts") && !test.startsWith("tests/");
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

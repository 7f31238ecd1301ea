import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.ts";

/**
 * `npm test`: everything that must hold, one step after the other, for some of them measure. Ends with `N passed, N failed`
 * for the tests, and with 1 if any step failed.
 */
const steps: Record<string, string[]> = {
  format: ["biome", "format"],
  lint: ["biome", "check", "--formatter-enabled=false"],
  types: ["node", "scripts/types.ts"],
  "protocol docs": ["node", "scripts/protocol-docs.ts", "--check"],
};
const projects = ["unit", "rooms", "faults", "api", "load", "e2e"];
const reports = mkdtempSync(join(tmpdir(), "tac-reports-"));

/** Where the tests write down what the API has answered them (tests/support/openApi.ts). */
const answers = join(reports, "answers");
process.env.SEEN_ANSWERS = answers;

const failedSteps: string[] = [];
let passed = 0;
let failed = 0;

for (const [name, command] of Object.entries(steps)) run(name, command);
for (const project of projects) test(project);
run("answers of the API", ["node", "scripts/check-answers.ts", answers]);
run("size", ["node", "scripts/size.ts"]);
rmSync(reports, { recursive: true });

if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(", ")}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

function run(name: string, [program, ...parameters]: string[]): boolean {
  console.log(`\n── ${name}`);
  const isGood = spawnSync(program, parameters, { cwd: root, stdio: "inherit" }).status === 0;
  if (!isGood) failedSteps.push(name);
  return isGood;
}

function test(project: string): void {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const isGood = run(`${project} tests`, ["vitest", "run", "--project", project, ...reporters]);
  const counted = readReport(report);
  passed += counted.numPassedTests;
  // A file that can't even be loaded fails without a test of its own.
  failed += isGood ? 0 : Math.max(1, counted.numFailedTests);
}

function readReport(path: string): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

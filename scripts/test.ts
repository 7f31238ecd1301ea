import { spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuilt } from "./build/ensureBuilt.ts";
import { root } from "./process/paths.ts";
import { chromiumPath } from "./visitors/browser.ts";

/**
 * `npm test`: everything that must hold; what measures time runs alone. Ends with what failed and `N passed, N failed` for
 * the tests, and exits with 1 if any step failed.
 */
const checks: Record<string, string[]> = {
  format: ["biome", "format"],
  lint: ["npm", "run", "-s", "lint"],
  types: ["node", "scripts/types.ts"],
  "protocol docs": ["node", "scripts/protocol-docs.ts", "--check"],
};
/** Projects that run concurrently: those that stop their libSQL server mostly wait, for it and for what comes later. */
const rounds = [["rooms", "faults", "unit", "api"], ["load"]];
const reports = mkdtempSync(join(tmpdir(), "tac-reports-"));

/** Where the tests record the API's answers (tests/support/openApi.ts). */
const answers = join(reports, "answers");
process.env.SEEN_ANSWERS = answers;
/** Where the sites' output is kept (scripts/site/workerLog.ts), and what must not be in it (tests/support/secrets.ts). */
const siteLog = join(reports, "site.log");
const secrets = join(reports, "secrets");
process.env.LOG_FILE = siteLog;
process.env.USED_SECRETS = secrets;

const failedSteps: string[] = [];
/** How long each step took, in ms. Steps that run concurrently overlap. */
const durations: [name: string, ms: number][] = [];
let passed = 0;
let failed = 0;
/** What failed in which test: the end of a long log is often all that is kept of it. */
const failures: string[] = [];

const checked = Object.entries(checks).map(([name, command]) => run(name, command, false));
for (const { said } of await Promise.all(checked)) process.stdout.write(said);
for (const [first, ...others] of rounds) {
  const beside = others.map((project) => test(project, false));
  await test(first);
  for (const said of await Promise.all(beside)) process.stdout.write(said);
}
// Two that unpack the browser or build at once could get half of it. What fails here fails there, too, and is shown.
await Promise.allSettled([chromiumPath(), ensureBuilt()]);
// It counts the bytes of the build that the tests use, however busy the cores are.
const size = run("size", ["node", "scripts/size.ts", "--bars"], false);
await test("e2e");
process.stdout.write((await size).said);
await run("answers of the API", ["node", "scripts/check-answers.ts", answers]);
await run("log lines", ["node", "scripts/check-log.ts", siteLog, secrets]);
// Uses the build that the tests have used.
await run("deploy, without deploying", ["node", "scripts/deploy.ts", "--dry-run"]);
rmSync(reports, { recursive: true });

console.log(`\n${durations.map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`).join(", ")}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(", ")}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** Runs a step, and records a failure. Its output is shown while it runs, or else at the end. */
async function run(
  name: string,
  [program, ...parameters]: string[],
  isSeen = true,
): Promise<{ isGood: boolean; said: string }> {
  let said = `\n── ${name}\n`;
  if (isSeen) process.stdout.write(said);
  const began = performance.now();
  const step = spawn(program, parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [step.stdout, step.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
      if (isSeen) process.stdout.write(text);
    });
  const isGood = await new Promise<boolean>((resolve) => {
    step.once("error", () => resolve(false));
    step.once("close", (code) => resolve(code === 0));
  });
  durations.push([name, performance.now() - began]);
  if (!isGood) failedSteps.push(name);
  return { isGood, said };
}

/** Runs and counts the tests of a project. Returns its output. */
async function test(project: string, isSeen = true): Promise<string> {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", "--project", project, ...reporters];
  const { isGood, said } = await run(`${project} tests`, command, isSeen);
  // What rooms print inside vitest's own workerd comes with its output.
  const lines = said.split("\n").filter((line) => line.startsWith('{"time":'));
  if (lines.length > 0) appendFileSync(siteLog, `${lines.join("\n")}\n`);
  const counted = readReport(report);
  passed += counted.numPassedTests;
  // A file that can't be loaded fails without a test of its own.
  failed += isGood ? 0 : Math.max(1, counted.numFailedTests);
  failures.push(...counted.testResults.flatMap(failuresIn));
  return said;
}

/** What is read of vitest's JSON report. */
type Report = { numPassedTests: number; numFailedTests: number; testResults: FileReport[] };
type FileReport = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/** The failed tests of a file, each with the beginning of its message; or why the file itself failed. */
function failuresIn({ name, status, message, assertionResults }: FileReport): string[] {
  const file = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === "failed")
    .map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}\n${beginningOf(failureMessages.join("\n"))}`,
    );
  return tests.length > 0 || status !== "failed" ? tests : [`${file}\n${beginningOf(message)}`];
}

function beginningOf(message: string): string {
  return message.split("\n").slice(0, 12).join("\n");
}

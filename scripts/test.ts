import { randomInt } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { guardChildren } from "./process/guard.ts";
import { inMinutes, overBudget } from "./testing/budget.ts";
import { changedFiles } from "./testing/changed.ts";
import { recordDurations } from "./testing/durations.ts";
import { fixedLoopMs } from "./testing/machine.ts";
import {
  besides,
  check,
  everything,
  type Kept,
  type Mode,
  modes,
  type PlannedStep,
  stepsAtOnce,
  type Tests,
} from "./testing/plan.ts";
import { type ProjectReport, readReport } from "./testing/reportLines.ts";
import { endSteps, runStep, type StepResult } from "./testing/step.ts";
import { type Row, slowestOf, tableOf } from "./testing/table.ts";
import { stepsFor } from "./testing/whenChanged.ts";

/**
 * `npm test`: all that must hold before something is merged. `npm run check` is its quick part, `npm run test:changed` what
 * a change touches, `npm run test:all` everything in full. Prints what each step took, what failed and why, and at the
 * end `N passed, N failed` for the tests; exits with 1 if any step failed or took more than its budget. With `--record` it
 * also records how long each file took (tests/durations.json).
 */
const parameters = process.argv.slice(2);
const mode = (parameters.find((word) => !word.startsWith("--")) ?? "test") as Mode;
if (!modes.includes(mode)) {
  console.error(`expected one of ${modes.join(", ")}, found ${mode}`);
  process.exit(2);
}
const isRecording = parameters.includes("--record");

/** So many failures end a run: what follows would hardly tell more. */
const failuresMax = 20;
/** A step, and the whole, ends after so many minutes; `TEST_LIMIT_MINUTES` sets another for the whole. */
const limitMinutes = mode === "all" ? { step: 240, whole: 480 } : { step: 25, whole: 45 };
const wholeMinutes = Number(process.env.TEST_LIMIT_MINUTES ?? limitMinutes.whole);
if (!(wholeMinutes > 0)) {
  console.error(`TEST_LIMIT_MINUTES: expected minutes, found ${process.env.TEST_LIMIT_MINUTES}`);
  process.exit(2);
}
// Browsers, databases and sites end with the run, even if it is killed.
guardChildren();

const reports = mkdtempSync(join(tmpdir(), "tac-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const kept: Kept = {
  // Where the tests record the API's answers (tests/support/openApi.ts).
  answers: join(reports, "answers"),
  // Where the sites' output is kept (scripts/site/workerLog.ts), and what must not be in it (tests/support/secrets.ts).
  logFile: join(reports, "site.log"),
  secrets: join(reports, "secrets"),
};
process.env.SEEN_ANSWERS = kept.answers;
process.env.LOG_FILE = kept.logFile;
process.env.USED_SECRETS = kept.secrets;
if (mode === "all") {
  process.env.TEST_ALL = "yes";
  process.env.RUNS ??= "10";
  process.env.SEED ??= String(randomInt(1, 2 ** 31));
  console.log(`SEED=${process.env.SEED} RUNS=${process.env.RUNS} repeat this run.`);
}

const began = performance.now();
const loopMs = [fixedLoopMs()];
const results = new Map<string, StepResult>();
const running = new Set<string>();
let isOver = false;

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => end(`ended by ${signal}`));
const whole = setTimeout(() => end(`not done within ${wholeMinutes} minutes`), wholeMinutes * 60_000);
const watch = setInterval(() => {
  if (failures().length >= failuresMax) end(`${failuresMax} tests have failed`);
}, 5000);

await runAll(steps());
clearTimeout(whole);
clearInterval(watch);
loopMs.push(fixedLoopMs());
report();

function steps(): readonly PlannedStep[] {
  if (mode === "check") return check;
  const touched = mode === "changed" ? stepsFor(changedFiles()) : "everything";
  if (touched !== "everything") return touched;
  return mode === "all" ? [...everything(kept), ...besides] : everything(kept);
}

/** Runs the steps in their order, some at the same time, each once what it comes after has ended. */
async function runAll(planned: readonly PlannedStep[]): Promise<void> {
  const names = new Set(planned.map(({ name }) => name));
  const waiting = [...planned.filter(({ isAlone }) => !isAlone)];
  const others = new Set<Promise<void>>();
  while (waiting.length > 0 || others.size > 0) {
    const next = isOver
      ? -1
      : waiting.findIndex(({ after = [] }) => after.every((name) => !names.has(name) || results.has(name)));
    if (next >= 0 && others.size < stepsAtOnce) {
      const [step] = waiting.splice(next, 1);
      const done = run(step).then(() => void others.delete(done));
      others.add(done);
    } else if (others.size > 0) await Promise.race(others);
    else break;
  }
  for (const step of planned) if (step.isAlone && !isOver) await run(step);
}

async function run({ name, command, tests }: PlannedStep): Promise<void> {
  running.add(name);
  const result = await runStep({
    name,
    command: command ?? vitest(tests as Tests),
    env: { REPORT_LINES: linesOf(name), ...(tests?.withFull && { TEST_FULL_FILES: "yes" }) },
    limit: limitMinutes.step * 60,
  });
  running.delete(name);
  results.set(name, result);
  // What rooms print inside vitest's own workerd comes with its output.
  const lines = result.said.split("\n").filter((line) => line.startsWith('{"time":'));
  if (lines.length > 0) appendFileSync(kept.logFile, `${lines.join("\n")}\n`);
  if (!result.isGood && !isOver) console.log(`\n── ${name}\n${endOf(result.said)}`);
  console.log(
    `${result.isGood ? "✓" : "✗"} ${name}: ${inMinutes(result.passed)} min, ${inMinutes(result.cpu)} min of CPU`,
  );
}

function vitest({ project, filters = [], related }: Tests): string[] {
  return [
    "vitest",
    ...(related === undefined ? ["run"] : ["related", "--run", ...related]),
    ...["--project", project, "--reporter=default", "--reporter=./scripts/testing/lineReporter.ts"],
    ...[`--bail=${failuresMax}`, "--passWithNoTests", ...filters],
  ];
}

function linesOf(name: string): string {
  return join(reports, `${name.replaceAll(/\W/g, "-")}.lines`);
}

/** What the tests of each project have told so far. */
function projects(): [name: string, ProjectReport][] {
  return [...results.keys(), ...running].map((name) => [name, readReport(linesOf(name))]);
}

function failures() {
  return projects().flatMap(([, { failures }]) => failures);
}

/** Ends the run before its time, and says which tests were running. */
function end(why: string): void {
  if (isOver) return;
  isOver = true;
  console.log(`\nThe run was ended: ${why}.`);
  for (const [name, { running: tests }] of projects()) {
    if (!running.has(name)) continue;
    console.log(`${name} was running${tests.length > 0 ? ":" : "."}`);
    for (const test of tests) console.log(`  ${test}`);
  }
  endSteps();
  process.exitCode = 1;
}

/** Prints what the steps took, what failed and why, and how many tests passed. */
function report(): void {
  const told = projects();
  const rows: Row[] = [...results.values()].map(({ name, cpu, passed }) => {
    const found = told.find(([project]) => project === name)?.[1];
    const tests = (found?.passed ?? 0) + (found?.failures.length ?? 0);
    return { name, cpu, passed, ...(tests > 0 && { files: found?.files.length, tests }) };
  });
  const minutes = (performance.now() - began) / 60_000;
  const loop = Math.min(...loopMs);
  console.log(`\n${tableOf([...rows, wholeOf(rows, minutes * 60)], loop)}`);
  console.log(`\nThe fixed loop took ${loop.toFixed(0)} ms, on ${cpus().length} processors.`);
  const files = told.flatMap(([, { files }]) => files);
  if (files.length > 0) console.log(`\nThe slowest files\n${slowestOf(files, 10)}`);
  if (isRecording) recordDurations(files);

  for (const [name, { failures: found, running: tests }] of told) {
    for (const { title, message } of found) console.log(`\n✗ ${title}\n${message}`);
    if (results.get(name)?.isOverLimit) {
      console.log(`\n✗ ${name} was ended after ${limitMinutes.step} minutes; it was running:`);
      for (const test of tests) console.log(`  ${test}`);
    }
  }
  const failedSteps = [...results.values()].filter(({ isGood }) => !isGood).map(({ name }) => name);
  const over = mode === "test" ? overBudget(new Map(rows.map(({ name, cpu }) => [name, cpu])), loop) : [];
  for (const line of over) console.log(`\n✗ ${line}`);
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}.`);
  const passed = told.reduce((total, [, found]) => total + found.passed, 0);
  const isGood = failedSteps.length === 0 && over.length === 0 && !isOver;
  const failed = Math.max(failures().length, isGood ? 0 : 1);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(isGood ? 0 : 1);
}

function wholeOf(rows: readonly Row[], passed: number): Row {
  const sum = (of: (row: Row) => number | undefined) =>
    rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  return {
    name: "all",
    files: sum(({ files }) => files),
    tests: sum(({ tests }) => tests),
    cpu: sum(({ cpu }) => cpu),
    passed,
  };
}

/** The last lines of what a step printed. */
function endOf(said: string): string {
  return said.split("\n").slice(-120).join("\n");
}

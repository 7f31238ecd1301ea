import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { root } from "../process/paths.ts";
import type { ReportLine } from "./reportLines.ts";

/** After this time a test hangs in a way that its own limit can't end, in seconds. */
const hangsAfterSeconds = process.env.TEST_ALL === "yes" ? 1800 : 180;

/**
 * Writes what happens to the file REPORT_LINES, a line each (reportLines.ts). A test whose code never gives the
 * processor back is told, and ends the run: its own limit can't, as nothing else runs in its process.
 */
export default class LineReporter implements Reporter {
  readonly #path = process.env.REPORT_LINES ?? "";
  readonly #running = new Map<TestCase, number>();
  #watch: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    if (this.#path === "") throw new Error("REPORT_LINES names the file to write to, and is not set.");
    this.#watch = setInterval(() => this.#endWhatHangs(), 5000);
    this.#watch.unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test, Date.now());
    this.#write({ kind: "ready", ...nameOf(test), at: Date.now() });
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
    const { state, errors } = test.result();
    this.#write({
      kind: "result",
      ...nameOf(test),
      state,
      errors: (errors ?? []).map(({ message, stack }) => beginningOf(`${message}\n${stack ?? ""}`)),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    // A test may be told to begin after its result was told.
    for (const test of this.#running.keys()) if (test.module === module) this.#running.delete(test);
    const { collectDuration, duration, setupDuration, prepareDuration, environmentSetupDuration } =
      module.diagnostic();
    const ms = Math.round(
      collectDuration + duration + setupDuration + prepareDuration + environmentSetupDuration,
    );
    const errors = module.errors().map(({ message, stack }) => beginningOf(`${message}\n${stack ?? ""}`));
    this.#write({ kind: "file", file: fileOf(module), ms, errors });
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string; stack?: string }[]): void {
    clearInterval(this.#watch);
    this.#write({
      kind: "end",
      errors: unhandled.map(({ message, stack }) => beginningOf(`${message}\n${stack ?? ""}`)),
    });
  }

  #endWhatHangs(): void {
    for (const [test, since] of this.#running) {
      const seconds = Math.round((Date.now() - since) / 1000);
      if (seconds < hangsAfterSeconds) continue;
      this.#write({ kind: "hung", ...nameOf(test), seconds });
      process.exit(1);
    }
  }

  #write(line: ReportLine): void {
    appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}

function nameOf(test: TestCase): { file: string; test: string } {
  return { file: fileOf(test.module), test: test.fullName };
}

function fileOf({ moduleId }: TestModule): string {
  return relative(root, moduleId);
}

/** The first lines of what went wrong: the end of a long log is often all that is kept of it. */
function beginningOf(text: string): string {
  return text.split("\n").slice(0, 16).join("\n");
}

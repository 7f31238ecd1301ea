import { readFileSync } from "node:fs";

/**
 * What the reporter (lineReporter.ts) writes, one JSON object a line and each at once, so that a run that is ended tells
 * as much as one that ends.
 */
export type ReportLine =
  | { kind: "ready"; file: string; test: string; at: number }
  | { kind: "result"; file: string; test: string; state: string; errors: string[] }
  | { kind: "file"; file: string; ms: number; errors: string[] }
  | { kind: "hung"; file: string; test: string; seconds: number }
  | { kind: "end"; errors: string[] };

export type Failure = { title: string; message: string };

/** What a run of a project has told so far. */
export type ProjectReport = {
  files: { file: string; ms: number }[];
  passed: number;
  failures: Failure[];
  /** The tests that had begun and not ended, as `file > test`. */
  running: string[];
};

/** Reads the lines of a project's run; a file that is missing or cut off tells what it holds. */
export function readReport(path: string): ProjectReport {
  const report: ProjectReport = { files: [], passed: 0, failures: [], running: [] };
  const running = new Set<string>();
  for (const line of linesIn(path)) {
    switch (line.kind) {
      case "ready":
        running.add(titleOf(line));
        break;
      case "result":
        running.delete(titleOf(line));
        if (line.state === "passed") report.passed++;
        if (line.state === "failed")
          report.failures.push({ title: titleOf(line), message: line.errors.join("\n") });
        break;
      case "file":
        report.files.push({ file: line.file, ms: line.ms });
        report.failures.push(...line.errors.map((message) => ({ title: line.file, message })));
        break;
      case "hung":
        running.delete(titleOf(line));
        report.failures.push({
          title: titleOf(line),
          message: `It did not end within ${line.seconds} s, and its limit could not end it: does it loop without waiting?`,
        });
        break;
      case "end":
        report.failures.push(...line.errors.map((message) => ({ title: "outside a test", message })));
    }
  }
  report.running = [...running];
  return report;
}

function titleOf({ file, test }: { file: string; test: string }): string {
  return `${file} > ${test}`;
}

function linesIn(path: string): ReportLine[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return [];
  }
  // The last line may be half written.
  return text
    .split("\n")
    .slice(0, -1)
    .map((line): ReportLine => JSON.parse(line));
}

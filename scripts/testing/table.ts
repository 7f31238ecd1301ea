import { budget, inMinutes, scaleFor } from "./budget.ts";

/** What the table says of a step. */
export type Row = {
  name: string;
  /** Only for the tests of a project. */
  files?: number;
  tests?: number;
  cpu: number;
  passed: number;
};

/** A table of the steps: files, tests, minutes of processor time and their budget, minutes passed. */
export function tableOf(rows: readonly Row[], loopMs: number): string {
  const scale = scaleFor(loopMs);
  const budgets = budget.cpuSeconds as Record<string, number>;
  const lines = [
    ["", "files", "tests", "CPU min", "budget", "min passed"],
    ...rows.map(({ name, files, tests, cpu, passed }) => [
      name,
      String(files ?? ""),
      String(tests ?? ""),
      inMinutes(cpu),
      name in budgets ? inMinutes(budgets[name] * scale) : "",
      inMinutes(passed),
    ]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))),
    )
    .map((cells) => cells.join("  ").trimEnd())
    .join("\n");
}

/** The files that took longest, a line each. */
export function slowestOf(files: readonly { file: string; ms: number }[], howMany: number): string {
  return files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, howMany)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
    .join("\n");
}

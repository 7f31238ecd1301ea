import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countedFigures } from "#schema/figures/kinds.ts";
import { root } from "../process/paths.ts";

const operations = readFileSync(join(root, "docs/operations/alerts.md"), "utf8");
const metrics = readFileSync(join(root, "edge/services/metrics.ts"), "utf8");

/** The rows of the table of alerts: the figures, the alert, what to do. */
const alerts = operations
  .split("| figure | alert | then |\n|---|---|---|\n")[1]
  .split("\n\n")[0]
  .split("\n")
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));

it("every figure has an alert, and every alert a figure", () => {
  const gauges = [...metrics.matchAll(/"(tac_\w+)"/g)].map(([, name]) => name);
  const figures = new Set([...Object.keys(countedFigures), ...gauges]);
  const named = new Set(alerts.flatMap(([, figure]) => figure.match(/tac_\w+/g) ?? []));
  figures.delete("tac_build_info");
  expect([...named].sort()).toEqual([...figures].sort());
  const inAlerts = alerts.flatMap(([, , alert]) => alert.match(/tac_\w+/g) ?? []);
  const known = new Set([...figures].flatMap((name) => [name, `${name}_bucket`]));
  expect(inAlerts.filter((name) => !known.has(name))).toEqual([]);
});

it("an alert that compares two rates sums both, because series with different labels have no partner", () => {
  const compared = alerts.flatMap(([, , alert]) => alert.match(/`[^`]*>[^`]*(rate|increase)\([^`]*`/g) ?? []);
  expect(compared.length).toBeGreaterThan(5);
  for (const alert of compared)
    expect(alert.match(/sum\((rate|increase)\(/g), alert).toHaveLength(
      alert.match(/(rate|increase)\(/g)!.length,
    );
});

it("an alert that compares with yesterday has something to compare with on the first day too", () => {
  const compared = alerts.flatMap(([, , alert]) => alert.match(/`[^`]*offset[^`]*`/g) ?? []);
  expect(compared.length).toBeGreaterThan(3);
  for (const alert of compared)
    expect(alert.match(/\(sum\(increase\([^()]* offset \w+\)\) or vector\(0\)\)/g), alert).toHaveLength(
      alert.match(/offset/g)!.length,
    );
});

import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rows, stepsFor, testFiles, testsFor } from "./whenChanged.ts";

describe("what is tested when something has changed", () => {
  it("names only tests that are there", () => {
    const named = rows.flatMap(({ tests }) =>
      Object.entries(tests).map(([project, glob]) => [glob, testFiles(project as "api", glob)] as const),
    );
    expect(named.filter(([, files]) => files.length === 0).map(([glob]) => glob)).toEqual([]);
  });

  it("names only folders and files that are there", () => {
    const missing = rows
      .flatMap(({ paths }) => paths)
      .filter((path) => globSync(path.endsWith(".ts") ? path : `${path}*`).length === 0);
    expect(missing).toEqual([]);
  });

  it("leaves out no test that everybody's run leaves out", () => {
    const named = rows.flatMap(({ tests }) =>
      Object.entries(tests).flatMap(([project, glob]) => testFiles(project as "api", glob)),
    );
    const full = globSync("tests/{rooms,api,store,foundation,e2e}/**/*.full.test.ts");
    expect(full.filter((file) => !named.includes(file))).toEqual([]);
  });

  it("brings in what a room's folder is tested by, and what it is seen by", () => {
    expect(testsFor("faults", ["party/queue/matching.ts"])).toEqual(["tests/rooms/queueFaults.test.ts"]);
    expect(testsFor("rooms", ["party/queue/matching.ts"])).toEqual(["tests/rooms/queue.test.ts"]);
  });

  it("runs a test that has itself changed", () => {
    expect(testsFor("rooms", ["tests/rooms/due.test.ts"])).toEqual(["tests/rooms/due.test.ts"]);
    expect(testsFor("faults", ["tests/rooms/due.test.ts"])).toEqual([]);
  });

  it("asks no site for a change of a unit test", () => {
    expect(testsFor("rooms", ["party/queue/matching.test.ts"])).toEqual([]);
  });

  it("is everything where everything stands on it", () => {
    expect(stepsFor(["docs/rules.md", "package.json"])).toBe("everything");
  });
});

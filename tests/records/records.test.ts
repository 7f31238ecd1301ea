import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replay } from "#rules/notation/replay.ts";
import { variantNames } from "#rules/variant.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".tac"),
);
const recordsIn = (file: string) => readFileSync(join(folder, file), "utf8");

describe("records made by an engine that is independent of this one", () => {
  test.each(files)("%s plays back, and every check in it holds", (file) => {
    const { records, checks } = replay(recordsIn(file));
    expect(records).toBeGreaterThan(0);
    expect(checks).toBeGreaterThanOrEqual(records);
  });

  test("hold a whole game of each variant but one", () => {
    const variants = files
      .filter((file) => file.startsWith("generated"))
      .map((file) => /^variant (\S+)$/m.exec(recordsIn(file))?.[1]);
    // No generated game of Team-Tac has six seats and normal cards.
    expect(variants.sort()).toEqual(variantNames.filter((name) => name !== "6x1n").sort());
  });
});

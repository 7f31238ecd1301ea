import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/process/paths.ts";

test("the built Worker calls others by fetch alone: a library's variant for Node would hang where it is deployed", () => {
  const worker = readFileSync(join(root, "dist/edge/index.js"), "utf8");
  const imports = [...worker.matchAll(/\bfrom\s*"(node:\w+|https?)"/g)].map(([, name]) => name);
  expect(imports).toContain("node:crypto");
  expect(imports.filter((name) => /^(node:)?(https?|net|tls)$/.test(name))).toEqual([]);
  expect(worker).not.toMatch(/class NodeHttpClient\b/);
});

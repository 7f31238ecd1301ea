import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../process/paths.ts";
import { dropEngines, lockFileText } from "./lockFile.ts";

it("npm ci finds nothing to say about the Node that it was started with: `npm run lock` has written the lock file", () => {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  expect(text).toBe(lockFileText(dropEngines(JSON.parse(text))));
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../process/paths.ts";
import { lockFileText, tidyLockFile } from "./lockFile.ts";

it("package-lock.json is as `npm run lock` writes it, so that npm ci warns of nothing", () => {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  expect(text).toBe(lockFileText(tidyLockFile(JSON.parse(text))));
});

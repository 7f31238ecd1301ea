import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Trouble } from "../process/trouble.ts";
import { workerLog } from "./workerLog.ts";

const printed = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => void printed.mockClear());

function aFile(...path: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "tac-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, ...path);
}

const aboutTheFile = () => printed.mock.calls.flat().filter((line) => String(line).startsWith("The log "));

it("a log file is there for its owner from the start, and has every line", () => {
  const file = aFile("log");
  const write = workerLog(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const message of ["one", "two"]) write({ message });
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
});

it("a log file that can't be written stops the start in one line", () => {
  const file = aFile("nowhere", "log");
  expect(() => workerLog(file)).toThrow(Trouble);
  expect(() => workerLog(file)).toThrow(/^LOG_FILE .*nowhere\/log can't be written: ENOENT.*\.$/);
});

it("one that fails later is left out, which is said once, and is written again as soon as that works", () => {
  const file = aFile("log");
  const write = workerLog(file);
  rmSync(file);
  mkdirSync(file);
  for (const message of ["one", "two"]) write({ message });
  expect(printed).toHaveBeenCalledWith("two");
  expect(aboutTheFile()).toEqual([
    expect.stringMatching(`^The log is not appended to ${file} for now: EISDIR`),
  ]);
  rmdirSync(file);
  for (const message of ["three", "four"]) write({ message });
  expect(readFileSync(file, "utf8")).toBe("three\nfour\n");
  expect(aboutTheFile().slice(1)).toEqual([`The log is appended to ${file} again; lines missing: 2.`]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../process/paths.ts";
import { runMutant } from "./runMutant.ts";

const file = "rules/winning.ts";
const tests = ["rules/paragraphs/winning.test.ts"];
const source = readFileSync(join(root, file), "utf8");

/** Whether these tests notice that `before` has become `after`. */
async function isNoticed(before: string, after: string): Promise<boolean> {
  const start = source.indexOf(before);
  expect(start).toBeGreaterThan(0);
  const mutation = { start, end: start + before.length, after, line: 0, inWords: after };
  return (await runMutant({ mutant: { file, mutation }, tests })).isKilled;
}

test("without a mutation the tests pass", async () => {
  expect(await runMutant({ mutant: null, tests })).toMatchObject({ isKilled: false });
});

test("who counts no team as home, or any, is noticed, one after the other", async () => {
  expect(await isNoticed("steps < ", "steps >= ")).toBe(true);
  expect(await isNoticed("!board.isFinished", "board.isFinished")).toBe(true);
  expect(await isNoticed("return team;", "return noTeam;")).toBe(true);
});

test("what means the same is not", async () => {
  expect(await isNoticed("steps < variant.teams.length", "steps <= variant.teams.length - 1")).toBe(false);
});

test("what never ends is noticed, and ended", async () => {
  expect(await isNoticed("return true;", "for (;;);")).toBe(true);
});

test("the file on the disk stays as it is", () => {
  expect(readFileSync(join(root, file), "utf8")).toBe(source);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isStopped } from "../../process/processes.ts";
import { freeze } from "./freeze.ts";

/** A process that does nothing until the end of the test. */
function aSleeper(): number {
  const sleeper = spawn("sleep", ["600"], { stdio: "ignore" });
  onTestFinished(() => void sleeper.kill("SIGKILL"));
  return sleeper.pid ?? 0;
}

it("processes stand still until they are let go", async () => {
  const pids = [aSleeper(), aSleeper()];
  const thaw = await freeze(pids);
  expect(pids.map(isStopped)).toEqual([true, true]);
  await thaw();
  await expect.poll(() => pids.map(isStopped)).toEqual([false, false]);
});

it("a process that has just ended is left out, and the others stand still", async () => {
  const [pid, ended] = [aSleeper(), spawn("true")];
  await once(ended, "exit");
  const thaw = await freeze([ended.pid ?? 0, pid]);
  expect(isStopped(pid)).toBe(true);
  await thaw();
  await expect.poll(() => isStopped(pid)).toBe(false);
  await (await freeze([ended.pid ?? 0]))();
});

it("processes go on when who made them stand still is killed", async () => {
  const pid = aSleeper();
  const script = `const { freeze } = await import(process.argv[1]); await freeze([${pid}]); console.log("frozen"); setInterval(() => {}, 1000);`;
  const freezer = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    script,
    join(import.meta.dirname, "freeze.ts"),
  ]);
  await once(freezer.stdout, "data");
  expect(isStopped(pid)).toBe(true);
  freezer.kill("SIGKILL");
  await expect.poll(() => isStopped(pid)).toBe(false);
});

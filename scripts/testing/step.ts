import { spawn } from "node:child_process";
import { root } from "../process/paths.ts";

/** What a step of a run took, and how it ended. */
export type StepResult = {
  name: string;
  isGood: boolean;
  /** What it printed. */
  said: string;
  /** How long it took, in s. */
  passed: number;
  /** The processor's time of all its processes that have ended properly, in s. */
  cpu: number;
  /** Whether its limit ended it. */
  isOverLimit: boolean;
};

export type Step = {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** How long it may take, in s. */
  limit: number;
};

/** Runs the command, and then says on a descriptor of its own what it took: POSIX's `times` counts children. */
const counted = '"$@"; code=$?; times >&3; exit $code';

/** The process groups of the steps that run. */
const groups = new Set<number>();

/** Runs a step. Whatever it started is ended with it. */
export async function runStep({ name, command, env, limit }: Step): Promise<StepResult> {
  let said = "";
  let times = "";
  let isOverLimit = false;
  const began = performance.now();
  const step = spawn("sh", ["-c", counted, "sh", ...command], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // A process group of its own, that can be ended as a whole.
    detached: true,
  });
  const group = step.pid;
  if (group !== undefined) groups.add(group);
  for (const stream of [step.stdout, step.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  (step.stdio[3] as NodeJS.ReadableStream).setEncoding("utf8").on("data", (text) => {
    times += text;
  });
  const timer = setTimeout(() => {
    isOverLimit = true;
    endGroup(group, "SIGKILL");
  }, limit * 1000);
  const isGood = await new Promise<boolean>((resolve) => {
    step.once("error", () => resolve(false));
    step.once("exit", (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  endGroup(group, "SIGTERM");
  if (group !== undefined) groups.delete(group);
  const passed = (performance.now() - began) / 1000;
  return { name, isGood: isGood && !isOverLimit, said, passed, cpu: childrenIn(times), isOverLimit };
}

/** Ends all steps that run. */
export function endSteps(): void {
  for (const group of groups) endGroup(group, "SIGKILL");
}

function endGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // All of it has ended.
  }
}

/** The seconds in the second line of `times`, which counts the children: `1m2.5s 0m3.25s`. */
export function childrenIn(times: string): number {
  const [, children = ""] = times.split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

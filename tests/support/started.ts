import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "#scripts/process/paths.ts";

/** `npm start` (or another script) as a separate process, ended with the test. */
export function start(env: Record<string, string>, script?: string): ChildProcess {
  const started = startForFile(env, script);
  onTestFinished(() => void started.kill("SIGTERM"));
  return started;
}

/** The same for several tests; the caller ends it. */
export function startForFile(env: Record<string, string>, script = "scripts/start.ts"): ChildProcess {
  return spawn(process.execPath, [join(root, script)], { env: { ...process.env, ...env } });
}

/** The address of the site, once it prints it. */
export async function addressOf(started: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of started.stdout ?? []) {
    said += chunk;
    const address = /http:\S+/.exec(said)?.[0];
    if (address && said.includes("Ctrl+C")) return address;
  }
  throw new Error(`It never said where it is: ${said}`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { isStopped } from "../../process/processes.ts";

/** Stops the processes $@ until nobody holds the other end of its pipe. What has ended already needs no stopping. */
const script = 'kill -STOP "$@"; echo tried; cat >/dev/null; kill -CONT "$@"';

/** How long the processes may take to obey. */
const patienceMs = 10_000;

/**
 * Makes processes stand still until the returned function is called, or until we end, however we end: a shell of its
 * own lets them go on as soon as our end of its pipe is closed. Those that have ended are left out.
 */
export async function freeze(pids: readonly number[]): Promise<() => Promise<void>> {
  if (pids.length === 0) return async () => {};
  const keeper = spawn("sh", ["-c", script, "freeze", ...pids.map(String)], {
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
  });
  const gone = once(keeper, "exit");
  const thaw = async () => {
    keeper.stdin.end();
    await gone;
  };
  await Promise.race([once(keeper.stdout, "data"), gone]);
  const latest = performance.now() + patienceMs;
  // The signal has been sent, which is not yet obeyed.
  while (!pids.every(isStopped)) {
    if (keeper.exitCode !== null || performance.now() > latest) {
      await thaw();
      throw new Error(`could not stop the processes ${pids.join(", ")}`);
    }
    await after(1);
  }
  return thaw;
}

import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Sees to it that processes which we started do not outlive us, even when we are killed without a chance to end them:
 * a shell of its own waits until our end of its pipe is closed and then kills them.
 */
export function guardChildren(): { release(): void } {
  const children = childrenOf(process.pid).map(String);
  const guard = spawn("sh", ["-c", 'cat >/dev/null; kill -9 "$@" 2>/dev/null', "guard", ...children], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  return { release: () => void guard.kill("SIGKILL") };
}

/** The processes that this one started and that still run. */
export function childrenOf(parent: number): number[] {
  const processes = process.platform === "linux" ? fromProc() : fromPs();
  return processes.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

/** Pairs of a process and its parent; slim Linux images have no `ps`. */
function fromProc(): [pid: number, ppid: number][] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [number, number][] => {
      try {
        // The name in the second field may hold anything, so count from the last bracket.
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])]];
      } catch {
        return [];
      }
    });
}

function fromPs(): [pid: number, ppid: number][] {
  const list = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" });
  return list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}

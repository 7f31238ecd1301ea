import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A process of this machine; `name` is that of its program, without a folder. */
export type Process = { pid: number; parent: number; name: string };

/** The running children of `parent`. */
export function childrenOf(parent: number): Process[] {
  const processes = process.platform === "linux" ? fromProc() : fromPs();
  return processes.filter((child) => child.parent === parent);
}

/** The memory of a process, in bytes; 0 once it has ended. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes =
      process.platform === "linux"
        ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
        : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Whether a process stands still (SIGSTOP) with all its threads, or has ended. */
export function isStopped(pid: number): boolean {
  return statesOf(pid).every((state) => /^[TtZX]/.test(state));
}

/** The states of a process's threads, a letter each; on other systems than Linux that of the process. */
function statesOf(pid: number): string[] {
  if (process.platform !== "linux") return ifThere(() => [stateByPs(pid)]) ?? [];
  const threads = ifThere(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  // A thread may end between the two looks, while others go on.
  return threads.flatMap((thread) => ifThere(() => stateOfThread(pid, thread)) ?? []);
}

function stateByPs(pid: number): string {
  return execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).trim();
}

function stateOfThread(pid: number, thread: string): string {
  const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2)[0];
}

/** What `look` finds; undefined if what it looks at is gone. */
function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Slim Linux images have no `ps`. */
function fromProc(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // pid (name) state parent …; the name may contain anything, so it ends at the last bracket.
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const end = stat.lastIndexOf(")");
        const parent = Number(stat.slice(end + 2).split(" ")[1]);
        return [{ pid: Number(pid), parent, name: stat.slice(stat.indexOf("(") + 1, end) }];
      } catch {
        return [];
      }
    });
}

function fromPs(): Process[] {
  const list = execFileSync("ps", ["-axo", "pid=,ppid=,comm="], { encoding: "utf8" });
  return [...list.matchAll(/^\s*(\d+)\s+(\d+)\s+(?:.*\/)?(.*?)\s*$/gm)].map(([, pid, parent, name]) => ({
    pid: Number(pid),
    parent: Number(parent),
    name,
  }));
}

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";

/** The marks of our processes, in the environment of each: one for each guard above it. */
const mark = "TAC_RUN";

/**
 * Waits until nobody holds the other end of its pipe, then kills every process with the mark $0; twice, for one that
 * was about to start.
 */
const script = `
cat >/dev/null
for again in yes no; do
  if [ -d /proc/self ]; then
    pids=$(grep -lsz "^${mark}=.*$0" /proc/[0-9]*/environ | cut -d/ -f3)
  else
    pids=$(ps -axEww -o pid=,command= | grep "${mark}=[^ ]*$0" | awk '{ print $1 }')
  fi
  kill -9 $pids 2>/dev/null
  [ $again = yes ] && sleep 0.2
done`;

let isGuarded = false;

/**
 * Makes sure that processes which we start from now on, and their children, do not outlive us, even when we are killed.
 * A shell of its own waits until our end of its pipe is closed, and kills them.
 */
export function guardChildren(): void {
  if (isGuarded) return;
  isGuarded = true;
  const run = randomUUID();
  const guard = spawn("sh", ["-c", script, run], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  // It ends after us, and must not keep us alive.
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  // Whoever is guarded already stays so: the guard above may kill ours first.
  process.env[mark] = [process.env[mark], run].filter(Boolean).join(",");
}

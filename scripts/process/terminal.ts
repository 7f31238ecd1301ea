import { Trouble } from "./trouble.ts";
import { withinMs } from "./withinMs.ts";

/** Read at once: npm may be gone before the site runs. */
const parent = process.ppid;

/**
 * Runs a script: a Trouble ends it with its one line and exit code 1; any other error is our own and shows its stack.
 */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exit(1);
  }
}

/**
 * Ends what was started, once, and then the process: when the terminal or the system asks for it, when npm, which ran
 * us, was killed, or when something essential `failed`; then with its line and exit code 1.
 */
export function stopInTheEnd(stop: () => Promise<void>, failed?: Promise<Trouble>): void {
  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await withinMs(stopPatienceMs, stop());
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own handlers would end us at once.
    process.removeAllListeners(signal);
    process.on(signal, () => end(0));
  }
  if (process.env.npm_lifecycle_event) onOrphaned(() => end(0));
  failed?.then(({ message }) => {
    if (!isStopping) console.error(message);
    return end(1);
  });
}

/** Whatever hangs, we end; what it leaves running ends with us (guard.ts). */
const stopPatienceMs = 15_000;

/** The only sign that a process's parent was killed is that it has another one. */
function onOrphaned(end: () => void): void {
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

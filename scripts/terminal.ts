import { Trouble } from "./trouble.ts";

/** Taken at once: npm may be gone again before the site stands. */
const parent = process.ppid;

/** Runs a script: a Trouble ends it with its one line and exit code 1; anything else is a fault of ours and shows its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exit(1);
  }
}

/** Ends what was started, once, when the terminal or the system asks for it, or when npm, which ran us, was killed. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  if (process.env.npm_lifecycle_event) onOrphaned(end);
}

/** Nothing tells a process that its parent was killed but that it has another one. */
function onOrphaned(end: () => void): void {
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

import { Trouble } from "./trouble.ts";

/** Runs a script: a Trouble ends it with its one line and exit code 1; anything else is a fault of ours and shows its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exit(1);
  }
}

/** Ends what was started, once, when the terminal or the system asks for it. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await stop();
      process.exit(0);
    });
  }
}

import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * The ports that `freePort` chooses from, the second exclusive. Systems give higher ones to outgoing connections, which could
 * take such a port before the caller listens on it (Linux from 32,768 on, others from 49,152).
 */
const chosenFrom = [20_000, 32_768] as const;

/** A port that is free now, chosen at random so that no other process chooses the same one. */
export async function freePort(): Promise<number> {
  const port = randomInt(...chosenFrom);
  return (await isFree(port)) ? port : freePort();
}

/** Whether `port` is free, at once or within a second: a port that was just closed is not free immediately. */
export async function becomesFree(port: number): Promise<boolean> {
  const deadline = Date.now() + 1_000;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

import { Trouble } from "../process/trouble.ts";

/** The polling interval, in ms. */
const every = 1_000;

/**
 * Watches whether a site answers at all: one that has not answered for `patienceMs` never will.
 * Time is counted in polls, not by a clock: a machine that was suspended, or a process that was stopped, has not polled
 * meanwhile.
 * @param at where the site listens
 * @returns `failed` resolves when the patience is over; `stop` ends the watch
 */
export function watch(at: URL, patienceMs: number): { failed: Promise<Trouble>; stop(): void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const version = new URL("/gameApi/getServerVersion", at);
  let unanswered = 0;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    try {
      const answer = await fetch(version, { signal });
      await answer.body?.cancel();
      unanswered = 0;
    } catch {
      // Miniflare restarts a workerd that has ended; if it can't, nobody answers.
    } finally {
      isAsking = false;
    }
  };
  const failed = new Promise<Trouble>((resolve) => {
    const timer = setInterval(() => {
      if (unanswered++ * every < patienceMs) {
        if (!isAsking) void ask();
        return;
      }
      clearInterval(timer);
      resolve(
        new Trouble(`The site ends: workerd has not answered for ${patienceMs / 1000} s. Start it again.`),
      );
    }, every);
    signal.addEventListener("abort", () => clearInterval(timer));
  });
  return { failed, stop: () => stopped.abort() };
}

/** How often wrangler.toml runs the clock; only Cloudflare does that by itself. */
const minute = 60_000;

/**
 * Runs a Worker's clock every minute, by an ordinary call. miniflare's own way (`getWorker`) blocks Node until workerd
 * answers, and workerd may be waiting for Node to read its log.
 * @param at where the Worker listens
 * @param secret its CLOCK_SECRET
 */
export function startClock(at: URL, secret: string): { tick(): Promise<void>; stop(): void } {
  const stopped = new AbortController();
  const tick = async () => {
    try {
      const headers = { Authorization: `Bearer ${secret}` };
      const { signal } = stopped;
      const answer = await fetch(new URL("/dev/clock", at), { method: "POST", headers, signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
    } catch (error) {
      if (!stopped.signal.aborted) console.error("the clock:", error);
    }
  };
  let isTicking = false;
  const timer = setInterval(async () => {
    if (isTicking) return;
    isTicking = true;
    await tick();
    isTicking = false;
  }, minute);
  const stop = () => {
    clearInterval(timer);
    stopped.abort();
  };
  return { tick, stop };
}

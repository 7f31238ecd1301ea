import type { Browser, BrowserContext, Page as Tab } from "playwright-core";

/**
 * A rough line: what comes of its own may come in any order, and tests and pages that rely on one are found by it. With
 * `TAC_JITTER` in ms
 *
 * - every message of a socket, either way, waits up to so long, and so do its opening and its end; each waits for the one before
 *   it in its direction, because a socket keeps its order,
 * - every answer to `fetch` and every file of the page waits up to so long, each by itself.
 *
 * Waits are drawn out of `TAC_JITTER_SEED`; a run without one draws it too, and says it. `TAC_SLOW_CPU` makes the processor of
 * the pages so many times slower.
 */
const { TAC_JITTER, TAC_JITTER_SEED, TAC_SLOW_CPU } = process.env;
const longestMs = Number(TAC_JITTER ?? 0);
const slowness = Number(TAC_SLOW_CPU ?? 1);
const seed = Number(TAC_JITTER_SEED ?? Math.floor(Math.random() * 2 ** 32));
if (longestMs > 0) console.log(`rough line: up to ${longestMs} ms, TAC_JITTER_SEED=${seed}`);

/** How many profiles have been made rough: each draws waits of its own. */
let profiles = 0;

/** Makes the line and the processor of all profiles of a browser as the environment wants them. */
export function roughen(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await roughenProfile(context);
    return context;
  };
  return browser;
}

async function roughenProfile(context: BrowserContext): Promise<void> {
  if (slowness > 1) context.on("page", (tab) => void slowDown(tab));
  if (longestMs <= 0) return;
  const own = seed + profiles++;
  await context.addInitScript({ content: `(${roughenPage})(${chance}, ${longestMs}, ${own})` });
  const draw = chance(own);
  await context.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, draw() * longestMs));
    await route.fallback();
  });
}

async function slowDown(tab: Tab): Promise<void> {
  const chromium = await tab.context().newCDPSession(tab);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/** Numbers from 0 to 1, always the same out of a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs in the page, before anything of its own, and alone: it knows nothing that is not in it or handed to it. */
function roughenPage(chanceOf: typeof chance, longestMs: number, seed: number): void {
  // Those of the platform, also where a test sets the clock.
  const { setTimeout, WebSocket, fetch } = window;
  const draw = chanceOf(
    [...location.href].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), seed),
  );
  const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, draw() * longestMs));

  /** Does one thing after the other, each after a wait of its own. */
  function inOrder(): (act: () => void) => void {
    let last = Promise.resolve();
    return (act) => {
      const [before, waited] = [last, wait()];
      last = Promise.all([before, waited]).then(act);
    };
  }

  window.fetch = async (...request) => {
    const signal = request[1]?.signal ?? (request[0] instanceof Request ? request[0].signal : undefined);
    const answer = await fetch(...request);
    await wait();
    signal?.throwIfAborted();
    return answer;
  };

  window.WebSocket = class extends WebSocket {
    readonly #send = inOrder();
    readonly #hear = inOrder();
    /** As far as the page has heard of it. */
    #state: WebSocket["readyState"] = WebSocket.CONNECTING;

    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      for (const type of ["open", "message", "error", "close"] as const)
        this.addEventListener(type, (event) => this.#delay(event));
    }

    override get readyState() {
      return this.#state;
    }

    override send(data: Parameters<WebSocket["send"]>[0]): void {
      this.#send(() => super.send(data));
    }

    override close(code?: number, reason?: string): void {
      if (this.#state === WebSocket.CLOSED) return;
      this.#state = WebSocket.CLOSING;
      this.#send(() => super.close(code, reason));
    }

    /** Keeps an event of the platform from the page, and tells it later. */
    #delay(event: Event): void {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const copy = new (event.constructor as typeof Event)(event.type, event);
      this.#hear(() => this.#tell(copy));
    }

    #tell(event: Event): void {
      if (event.type === "open" && this.#state === WebSocket.CONNECTING) this.#state = WebSocket.OPEN;
      if (event.type === "close") this.#state = WebSocket.CLOSED;
      // Whoever has hung up hears nothing any more but that the line is closed.
      if (this.#state !== WebSocket.CLOSING) this.dispatchEvent(event);
    }
  };
}

import type { Browser, BrowserContext, Page as Tab } from "playwright-core";
import { chanceFrom } from "#scripts/process/chance.ts";

/**
 * A rough connection: independent events may arrive in any order, which reveals tests and pages that rely on one. With
 * `TAC_JITTER` in ms
 * - every message of a socket, in either direction, is delayed by up to that time, and so are its opening and its end;
 *   each waits for the one before it in its direction, because a socket keeps its order,
 * - every answer to `fetch` and every file of the page is delayed by up to that time, independently.
 * Delays are drawn from `TAC_JITTER_SEED`. A run without one draws a seed and prints it. `TAC_SLOW_CPU` slows down the
 * processor of the pages by that factor.
 */
const { TAC_JITTER, TAC_JITTER_SEED, TAC_SLOW_CPU } = process.env;
const longestMs = Number(TAC_JITTER ?? 0);
const slowness = Number(TAC_SLOW_CPU ?? 1);
const seed = Number(TAC_JITTER_SEED ?? Math.floor(Math.random() * 2 ** 32));
if (longestMs > 0) console.log(`rough line: up to ${longestMs} ms, TAC_JITTER_SEED=${seed}`);

/** The number of rough profiles so far: each draws its own delays. */
let profiles = 0;

/** Makes the connection and the processor of all profiles of a browser as rough as the environment asks for. */
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
  await context.addInitScript({ content: `(${roughenPage})(${chanceFrom}, ${longestMs}, ${own})` });
  const draw = chanceFrom(own);
  await context.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, draw() * longestMs));
    await route.fallback();
  });
}

async function slowDown(tab: Tab): Promise<void> {
  const chromium = await tab.context().newCDPSession(tab);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/** Runs in the page before its own code, and in isolation: it can only use its own variables and arguments. */
function roughenPage(chanceOf: typeof chanceFrom, longestMs: number, seed: number): void {
  // The platform's own ones, even if a test replaces the clock.
  const { setTimeout, WebSocket, fetch } = window;
  const draw = chanceOf(
    [...location.href].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), seed),
  );
  const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, draw() * longestMs));

  /** Runs actions one after the other, each after its own delay. */
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
    /** The state as the page knows it. */
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

    /** Holds back an event of the platform and dispatches it to the page later. */
    #delay(event: Event): void {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const copy = new (event.constructor as typeof Event)(event.type, event);
      this.#hear(() => this.#tell(copy));
    }

    #tell(event: Event): void {
      if (event.type === "open" && this.#state === WebSocket.CONNECTING) this.#state = WebSocket.OPEN;
      if (event.type === "close") this.#state = WebSocket.CLOSED;
      // A page that has closed the socket receives only its close event.
      if (this.#state !== WebSocket.CLOSING) this.dispatchEvent(event);
    }
  };
}

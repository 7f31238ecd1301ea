import { extent } from "#tests/extent.ts";

/** How long a test waits for something at most, in ms. What is tested in full has more people, and more to do for the site. */
export const patienceMs = extent.isFull ? 300_000 : 30_000;

/** Those who wait for something to happen. All look again whenever something has. */
export class Waiting {
  #wakers: (() => void)[] = [];

  /** Waits until `seen` returns something, and returns that. @throws after `patienceMs`, with what was heard instead */
  async until<T>(seen: () => T | undefined | false, heard: () => string): Promise<T> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const found = seen();
      if (found !== undefined && found !== false) return found;
      const left = end - performance.now();
      if (left <= 0)
        throw new Error(`It was waited for in vain for ${patienceMs / 1000} s; heard: ${heard()}.`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, left);
        this.#wakers.push(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  wake(): void {
    for (const wake of this.#wakers.splice(0)) wake();
  }
}

/** How long a test waits for anything (ms): busy cores may take many times as long as usual. */
export const patienceMs = 30_000;

/**
 * Looks again and again until something is found.
 * @param what is awaited, for the error
 * @param look returns what was found; `undefined` or false as long as there is nothing
 * @param seen what is there instead, for the error
 * @throws if nothing is found for half a minute
 */
export async function untilFound<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  { seen = () => undefined as unknown, pauseMs = 50 } = {},
): Promise<T> {
  const begun = Date.now();
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() - begun > patienceMs) throw lateError(what, seen());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** What a wait says that has taken too long. */
export function lateError(what: string, seen: unknown): Error {
  const last = typeof seen === "string" ? seen : JSON.stringify(seen);
  return new Error(`waited ${patienceMs / 1000} s for ${what}, seen last: ${last ?? "nothing"}`);
}

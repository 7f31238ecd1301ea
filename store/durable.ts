/** Where a libSQL server is asked to have on the disk what was written, and by what it knows who asks. */
export type Sync = { syncUrl: string; token?: string };

/**
 * `fetch` for a libSQL server that answers while what was written is in the machine's memory alone, where a power cut takes
 * it away. What may have written something is answered only when it is on the disk; what only reads goes straight through.
 * @throws Error where it can't be said to be on the disk, as if there had been no answer
 */
export function durableFetch({ syncUrl, token }: Sync) {
  return async (request: Request, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const mayWrite = !onlyReads(await request.clone().text());
    const response = await fetch(request, { signal });
    if (mayWrite) await sync(syncUrl, token, signal);
    return response;
  };
}

async function sync(url: string, token: string | undefined, signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!ok) throw new Error(`expected what was written to be on the disk, found ${status}`);
}

/** Whether a request of the protocol (Hrana, in JSON) has no other statement than SELECTs. What is asked with is escaped there. */
export function onlyReads(body: string): boolean {
  return [...body.matchAll(/"sql":"(?:\s|\\[nrt])*(\w*)/g)].every(
    ([, verb]) => verb.toLowerCase() === "select",
  );
}

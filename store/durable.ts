/** The service that confirms that writes are on disk, and the secret that authenticates to it. */
export type Sync = { syncUrl: string; token?: string };

/**
 * `fetch` for a libSQL server that answers while its writes are only in the machine's memory, where a power cut loses
 * them. A request that may have written is answered only when its writes are on disk; a request that only reads passes
 * directly.
 * @throws Error if nobody can confirm that they are on disk, as if there had been no answer
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

/**
 * Whether a request of the protocol (Hrana, in JSON) contains only SELECT statements, perhaps as a transaction of their own,
 * as a batch is sent. A COMMIT alone ends a transaction that has begun in another request. Parameters are escaped there.
 */
export function onlyReads(body: string): boolean {
  const verbs = [...body.matchAll(/"sql":"(?:\s|\\[nrt])*(\w*)/g)].map(([, verb]) => verb.toLowerCase());
  const reading = verbs[0] === "begin" ? ["begin", "select", "commit", "rollback"] : ["select"];
  return verbs.every((verb) => reading.includes(verb));
}

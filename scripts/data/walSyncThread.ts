import { timingSafeEqual } from "node:crypto";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { WalSyncOrder } from "./walSync.ts";

/** The thread of walSync.ts. An error ends it, and the site with it, because nobody knows then what is on disk. */
const { file, token, port } = workerData as WalSyncOrder;

const server = createServer((request, response) => {
  if (request.method !== "POST" || !isOurs(request.headers.authorization)) {
    response.writeHead(401).end();
    return;
  }
  onDisk().then(() => response.writeHead(204).end(), fail);
});
// If we closed a connection just as the Worker reuses it, that would look as if nothing had been written.
server.keepAliveTimeout = 0;
server.listen(port, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));

function isOurs(authorization = ""): boolean {
  const [said, right] = [authorization, `Bearer ${token}`].map((text) => Buffer.from(text));
  return said.length === right.length && timingSafeEqual(said, right);
}

/** The last sync that has started, and the one that starts after it. */
let last: Promise<void> = Promise.resolve();
let coming: Promise<void> | undefined;

/** Resolves when everything in the file now is on disk. Callers during a sync share the next one. */
function onDisk(): Promise<void> {
  coming ??= last.then(() => {
    last = coming ?? last;
    coming = undefined;
    return syncFile();
  });
  return coming;
}

async function syncFile(): Promise<void> {
  try {
    await using log = await open(file, "r+");
    await log.datasync();
  } catch (error) {
    // Without a log everything is in the database itself, which was synced before the log was removed.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function fail(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

import { timingSafeEqual } from "node:crypto";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { WalSyncOrder } from "./walSync.ts";

/** What runs in the thread of walSync.ts. An error ends it, and the site with it: nobody knows then what is on the disk. */
const { file, token, port } = workerData as WalSyncOrder;

const server = createServer((request, response) => {
  if (request.method !== "POST" || !isOurs(request.headers.authorization)) {
    response.writeHead(401).end();
    return;
  }
  onDisk().then(() => response.writeHead(204).end(), fail);
});
// A line that we closed while the Worker begins to use it again would look as if nothing had been written.
server.keepAliveTimeout = 0;
server.listen(port, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));

function isOurs(authorization = ""): boolean {
  const [said, right] = [authorization, `Bearer ${token}`].map((text) => Buffer.from(text));
  return said.length === right.length && timingSafeEqual(said, right);
}

/** The last sync that has begun, and the one that begins when it is over. */
let last: Promise<void> = Promise.resolve();
let coming: Promise<void> | undefined;

/** Resolves when all that is in the file now is on the disk. Whoever asks while one sync goes on shares the next. */
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
    // Without a log all is in the database itself, synced before the log was taken away.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function fail(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

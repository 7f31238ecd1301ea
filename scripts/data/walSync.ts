import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Trouble } from "../process/trouble.ts";

/** The thread's settings. */
export type WalSyncOrder = { file: string; token: string; port: number };

/** The service that confirms that a libSQL server's log is on disk. */
export type WalSync = {
  /** A POST there is answered when everything written before it is on disk. */
  url: string;
  /** Resolves if it can no longer confirm it. */
  failed: Promise<Trouble>;
  stop(): Promise<void>;
};

/**
 * Starts the service on 127.0.0.1 for callers with the token, in a thread that nothing else blocks. sqld leaves it to
 * the system when a commit reaches the disk (and refuses `PRAGMA synchronous`); syncing the file through another
 * descriptor has the same effect.
 * @param order.file the log of its database (`data-wal`)
 * @param order.port 0 takes a free one
 */
export async function startWalSync(order: WalSyncOrder): Promise<WalSync> {
  const thread = new Worker(join(import.meta.dirname, "walSyncThread.ts"), {
    workerData: order,
    // It prints nothing. If its output were piped into ours, ours would end us when nobody reads it any more.
    stdout: true,
    stderr: true,
  });
  thread.unref();
  const failed = new Promise<Trouble>((resolve) => {
    thread.once("error", (error) => resolve(new Trouble(`${order.file} can't be synced: ${error.message}.`)));
  });
  const [port] = (await Promise.race([once(thread, "message"), failed.then(fail)])) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    failed,
    stop: async () => void (await thread.terminate()),
  };
}

function fail(trouble: Trouble): never {
  throw trouble;
}

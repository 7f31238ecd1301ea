import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Trouble } from "./trouble.ts";

/** What the thread is told. */
export type WalSyncOrder = { file: string; token: string; port: number };

/** Who answers when a libSQL server's log is on the disk. */
export type WalSync = {
  /** A POST there is answered when all that was written before it is on the disk. */
  url: string;
  /** Resolves if it can't say so any more. */
  failed: Promise<Trouble>;
  stop(): Promise<void>;
};

/**
 * Begins to answer on 127.0.0.1 whoever has the token, in a thread that nothing else stops. sqld leaves it to the system when
 * a commit goes to the disk (and refuses `PRAGMA synchronous`); to sync the file through another descriptor does the same.
 * @param order.file the log of its database (`data-wal`)
 * @param order.port 0 takes a free one
 */
export async function startWalSync(order: WalSyncOrder): Promise<WalSync> {
  const thread = new Worker(join(import.meta.dirname, "walSyncThread.ts"), {
    workerData: order,
    // It says nothing. Were its output joined with ours, ours would end us when nobody reads it any more.
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

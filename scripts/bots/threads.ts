import { Worker } from "node:worker_threads";

/**
 * Threads that all run the same file, which answers each task that it is sent; they run it as it was when they were
 * created.
 */
export class Threads<Task, Result> {
  readonly #workers: readonly Worker[];

  constructor(file: string, count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(file));
  }

  /** Runs all tasks; returns the results in the order of the tasks. Rejects with the error of a thread. */
  async run(tasks: readonly Task[]): Promise<Result[]> {
    const results: Result[] = new Array(tasks.length);
    let next = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        while (next < tasks.length) {
          const n = next++;
          results[n] = await answer(worker, tasks[n]);
        }
      }),
    );
    return results;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answer<Task, Result>(worker: Worker, task: Task): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const done = (result: Result) => {
    worker.off("error", reject);
    resolve(result);
  };
  worker.once("message", done);
  worker.once("error", reject);
  worker.postMessage(task);
  return promise;
}

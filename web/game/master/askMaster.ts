import type { Review } from "#rules/bots/bot.ts";
import type { Answered, Asked } from "./messages.ts";
import type { Question } from "./question.ts";

/** The worker that thinks. It starts with the first question, and again after a failure. */
let worker: Worker | undefined;
let lastID = 0;

/**
 * Asks a master bot in another thread. It works on one question at a time; a new question cancels the one before.
 * @param signal cancels the question; the promise is rejected then, as after every failure
 */
export function askMaster(question: Question, signal: AbortSignal): Promise<Review> {
  worker ??= new Worker(new URL("./masterWorker.ts", import.meta.url), { type: "module" });
  const master = worker;
  lastID += 1;
  const id = lastID;
  const { promise, resolve, reject } = Promise.withResolvers<Review>();
  const onMessage = ({ data }: MessageEvent<Answered>): void => {
    if (data.id !== id) return;
    if (data.answer === null) reject(new Error("the master has no answer"));
    else resolve(data.answer);
  };
  const onError = (): void => {
    if (worker === master) worker = undefined;
    master.terminate();
    reject(new Error("the master could not be asked"));
  };
  const onAbort = (): void => {
    if (lastID === id) tell({ id, question: null });
    reject(signal.reason);
  };
  master.addEventListener("message", onMessage);
  master.addEventListener("error", onError);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  else tell({ id, question });
  return promise.finally(() => {
    master.removeEventListener("message", onMessage);
    master.removeEventListener("error", onError);
    signal.removeEventListener("abort", onAbort);
  });

  function tell(asked: Asked): void {
    master.postMessage(asked);
  }
}

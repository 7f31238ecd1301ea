import type { Answered, Asked } from "./messages.ts";
import type { Answer, Question } from "./question.ts";

/**
 * Asks a bot in another thread. It works on one question at a time; a new question cancels the one before.
 * @param signal cancels the question; the promise is rejected then, as after every failure
 */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

/** A thread in which a bot thinks. It starts with the first question, and again after a failure. */
export function newAsker(): Ask {
  let worker: Worker | undefined;
  let lastID = 0;

  return (question, signal) => {
    worker ??= new Worker(new URL("./masterWorker.ts", import.meta.url), { type: "module" });
    const thinker = worker;
    lastID += 1;
    const id = lastID;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const onMessage = ({ data }: MessageEvent<Answered>): void => {
      if (data.id !== id) return;
      if (data.answer === null) reject(new Error("the bot has no answer"));
      else resolve(data.answer);
    };
    const onError = (): void => {
      if (worker === thinker) worker = undefined;
      thinker.terminate();
      reject(new Error("the bot could not be asked"));
    };
    const onAbort = (): void => {
      if (lastID === id) tell({ id, question: null });
      reject(signal.reason);
    };
    thinker.addEventListener("message", onMessage);
    thinker.addEventListener("error", onError);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else tell({ id, question });
    return promise.finally(() => {
      thinker.removeEventListener("message", onMessage);
      thinker.removeEventListener("error", onError);
      signal.removeEventListener("abort", onAbort);
    });

    function tell(asked: Asked): void {
      thinker.postMessage(asked);
    }
  };
}

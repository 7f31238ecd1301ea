import { type Answer, answerTo, type Question } from "./solverAnswer.ts";

/** A question to the worker. */
export interface Asked {
  id: number;
  question: Question;
}

let worker: Worker | undefined;
let lastID = 0;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

/** Starts the worker before it is needed, so that it is there when the network is not. */
export function prepareSolver(): void {
  worker ??= startWorker();
}

/** Asks the solver in another thread; where that can't be had, in this one. */
export async function askSolver<One extends Question>(question: One): Promise<Answer<One>> {
  try {
    return (await askWorker(question)) as Answer<One>;
  } catch {
    return answerTo(question) as Answer<One>;
  }
}

function askWorker(question: Question): Promise<unknown> {
  prepareSolver();
  lastID += 1;
  const answer = Promise.withResolvers<unknown>();
  waiting.set(lastID, answer);
  worker?.postMessage({ id: lastID, question } satisfies Asked);
  return answer.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./solverWorker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  // It could not be loaded: the next question starts another.
  started.addEventListener("error", () => {
    started.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer.reject(new Error("the solver could not be asked"));
    waiting.clear();
  });
  return started;
}

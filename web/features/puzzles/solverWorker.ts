import type { Asked } from "./askSolver.ts";
import { answerTo } from "./solverAnswer.ts";

/** A worker that searches puzzles, so that the page never waits for it. It answers one question after another. */

addEventListener("message", ({ data: { id, question } }: MessageEvent<Asked>) => {
  postMessage({ id, answer: answerTo(question) });
});

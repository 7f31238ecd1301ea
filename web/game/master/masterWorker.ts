import type { Answered, Asked } from "./messages.ts";
import { type Question, thinkOver } from "./question.ts";

/** A worker that runs a bot, mostly a master. It works on one question at a time; a new one replaces the one before. */

/** How long it works before it checks for messages, in ms. */
const sliceMs = 15;

let asked = 0;

addEventListener("message", ({ data: { id, question } }: MessageEvent<Asked>) => {
  asked = id;
  if (question !== null) void think(id, question);
});

async function think(id: number, question: Question): Promise<void> {
  try {
    const thinking = thinkOver(question);
    while (asked === id) {
      const pauseAt = performance.now() + sliceMs;
      do {
        const { done, value } = thinking.next();
        if (done) return tell({ id, answer: value });
      } while (performance.now() < pauseAt);
      await new Promise((resolve) => setTimeout(resolve));
    }
    tell({ id, answer: null });
  } catch (error) {
    console.error(error);
    tell({ id, answer: null });
  }
}

function tell(answered: Answered): void {
  postMessage(answered);
}

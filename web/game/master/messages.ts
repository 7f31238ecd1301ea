import type { Review } from "#rules/bots/bot.ts";
import type { Question } from "./question.ts";

/** What the page tells its worker: to think of a question, and of no other; or, without one, to stop. */
export interface Asked {
  readonly id: number;
  readonly question: Question | null;
}

/** What the worker tells the page: what came of a question; `null` if it was not answered. */
export interface Answered {
  readonly id: number;
  readonly answer: Review | null;
}

import type { Answer, Question } from "./question.ts";

/** A message from the page to its worker: a question, which replaces any other, or, without one, to stop. */
export interface Asked {
  readonly id: number;
  readonly question: Question | null;
}

/** A message from the worker to the page: the answer to a question; `null` if there is none. */
export interface Answered {
  readonly id: number;
  readonly answer: Answer | null;
}

import { expect, test } from "vitest";
import {
  botLevels,
  chanceStream,
  chooseMove,
  formatMove,
  legalMoves,
  newGame,
  type Review,
  seedBytes,
  viewData,
  viewOf,
} from "#rules/index.ts";
import { type Question, thinkOver } from "./question.ts";

const view = viewOf(newGame("4x2m", new Uint8Array(32).fill(1)), 0);
const question: Question = { view: viewData(view), move: null, chance: 7, looks: 2_000 };

test("the best move is one of the seat's, and the same each time it is asked for", () => {
  const { best } = answerTo(question);
  expect(legalMoves(view)).toContain(best);
  expect(formatMove(answerTo(question).best)).toBe(formatMove(best));
});

test("what a move lost is told beside a better one", () => {
  const judged = legalMoves(view).map((move) => ({ move, ...answerTo({ ...question, move }) }));
  for (const { move, best, lost } of judged) expect(lost > 0).toBe(move !== best);
  expect(judged.some(({ lost }) => lost > 0)).toBe(true);
});

test("a bot of any level plays as it does at a table", () => {
  for (const level of botLevels) {
    const random = chanceStream(new Uint8Array(seedBytes), 7);
    const { best } = answerTo({ view: viewData(view), move: null, level, chance: 7 });
    expect(best).toBe(chooseMove(view, level, random));
  }
});

test("a seat that has nothing to do can't be asked for", () => {
  const spectator = viewData(viewOf(newGame("4x2m", new Uint8Array(32)), null));
  expect(() => answerTo({ ...question, view: spectator })).toThrow(RangeError);
});

function answerTo(asked: Question): Review {
  const thinking = thinkOver(asked);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

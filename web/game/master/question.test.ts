import { expect, test } from "vitest";
import {
  botLevels,
  chanceStream,
  chooseMove,
  formatMove,
  handOf,
  isWayOut,
  legalMoves,
  moveCard,
  newGame,
  seedBytes,
  viewData,
  viewOf,
} from "#rules/index.ts";
import { position } from "#rules/testSupport.ts";
import { withParts } from "../play/sevenParts.ts";
import { type Answer, type Question, thinkOver } from "./question.ts";

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

test("a hint gives no 1 or 13 to a partner who shows one, and one of two to a partner who shows none", () => {
  const state = newGame("4x2n", new Uint8Array(32).fill(1));
  state.hands[0] = handOf([1, 13, 9, 10, 12]);
  const given = (isShown: 0 | 1) => {
    state.table.declared[2] = isShown;
    const { best } = answerTo({ view: viewData(viewOf(state, 0)), move: null, chance: 1, isHint: true });
    return isWayOut(moveCard(best));
  };
  expect([given(1), given(0)]).toEqual([false, true]);
});

test("a hint for a seven tells all of its parts, which can be played one after another", () => {
  const asked = viewOf(position("4x2n", "62,63/20/-/40", ["7", "2", "5", "9"]), 0);
  const { best, rest = [] } = answerTo({ ...question, view: viewData(asked), isHint: true });
  const after = [best, ...rest].reduce((before, part) => {
    expect(legalMoves(before)).toContain(part);
    return withParts(before, [part]);
  }, asked);
  expect(rest.length).toBeGreaterThan(0);
  expect(after.table.seven.left).toBe(0);
});

function answerTo(asked: Question): Answer {
  const thinking = thinkOver(asked);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

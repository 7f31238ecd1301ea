import { expect, test } from "vitest";
import { formatMove, legalMoves, type Move, play, type View, viewData, viewOf } from "#rules/index.ts";
import { position } from "#rules/testSupport.ts";
import { thinkOver } from "#web/game/master/question.ts";
import { withParts } from "#web/game/play/sevenParts.ts";
import type { Reviewed } from "#web/records/reviewGame.ts";
import { type AskReview, bestMove, isGood, judgeMove, type Made } from "./judgeMove.ts";

/** Two balls on the ring, and a seven that they can share. */
const start = position("4x2n", "62,10/-/-/-", ["5,7", "2,3", "2,3", "2,3"]);
const view = viewOf(start, 0);
const moves = legalMoves(view);

const ask: AskReview = async (asked, move) => {
  const thinking = thinkOver({ view: viewData(asked), move, chance: 4, looks: 3_000 });
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
};

test("exactly the moves that a review calls good are accepted", async () => {
  const made = await madeMove(moves[0]);
  for (const move of moves.filter((one) => isWhole(view, one))) {
    const reviewed = move === made.move ? made : await ask(view, move);
    const judged = await judgeMove(view, [move], made, ask);
    expect(isGood(judged), formatMove(move)).toBe(
      move === made.best || reviewed.best === move || reviewed.lost < 7,
    );
  }
});

test("the master's move is best, and the made move is as bad as the review has said, without asking again", async () => {
  const [move, best] = moves;
  const askNobody: AskReview = () => Promise.reject(new Error("nobody is asked"));
  const made = { move, best, lost: 40 };
  expect(await judgeMove(view, [best], made, askNobody)).toEqual({ verdict: "best", lost: 0 });
  expect(await judgeMove(view, [move], made, askNobody)).toEqual({ verdict: "blunder", lost: 40 });
});

test("of a seven the worst part counts, and good parts make it good", async () => {
  const made = { move: moves[0], best: moves[1], lost: 40 };
  const parts = seven();
  const losing =
    (lost: readonly number[]): AskReview =>
    async (asked) => ({ best: moves[1], lost: lost[7 - (asked.table.seven.left || 7)] ?? 0 });
  expect(await judgeMove(view, parts, made, losing([6, 6, 6, 6, 6, 6, 6]))).toEqual({
    verdict: "good",
    lost: 6,
  });
  expect(await judgeMove(view, parts, made, losing([0, 9, 20, 0]))).toEqual({ verdict: "mistake", lost: 20 });
});

test("the answer is a whole move that can be played", async () => {
  const made = { move: moves[0], best: seven()[0], lost: 40 };
  const state = position("4x2n", "62,10/-/-/-", ["5,7", "2,3", "2,3", "2,3"]);
  for (const part of await bestMove(view, made, ask)) {
    expect(legalMoves(state)).toContain(part);
    play(state, part);
  }
  expect(state.table.seven.left).toBe(0);
  expect(state.table.turn).toBe(1);
});

async function madeMove(move: Move): Promise<Made> {
  const { best, lost }: Reviewed = await ask(view, move);
  return { move, best, lost };
}

/** A seven, each time the first part that there is. */
function seven(): Move[] {
  const parts: Move[] = [];
  do {
    const options = legalMoves(withParts(view, parts));
    parts.push(options.find((move) => parts.length > 0 || formatMove(move).startsWith("0 7"))!);
  } while (withParts(view, parts).table.seven.left > 0);
  return parts;
}

function isWhole(before: View, move: Move): boolean {
  return withParts(before, [move]).table.seven.left === 0;
}

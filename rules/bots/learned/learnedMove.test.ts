import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legalMoves } from "../../legal.ts";
import { formatMove, type Move } from "../../move.ts";
import { newGame } from "../../newGame.ts";
import { play } from "../../play.ts";
import { choices, playRandomGame, position } from "../../testSupport.ts";
import { seatsUntilOver } from "../../untilOver.ts";
import { variantOf } from "../../variant.ts";
import { viewOf } from "../../view.ts";
import { chooseMove } from "../bot.ts";
import { isSeated, type SeatedView } from "../greedy.ts";
import { inputCount, mostAtOnce } from "./inputs.ts";
import { canTell, inputsOf, Judge, learnedMove } from "./learnedMove.ts";
import { addRows, type Network, pointsOf } from "./network.ts";
import { networkFor } from "./networks.ts";

const network = networkFor(variantOf("4x1m")) as Network;
const games = fc.record({
  variant: fc.constantFrom("4x1m" as const, "4x1n" as const),
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  length: fc.nat({ max: 400 }),
});

test("a network is asked with the inputs that it was trained with: others need one that is trained anew", () => {
  const hash = createHash("sha256");
  for (let n = 0; n < 60; n++) {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => (7 * n + i) & 255);
    const view = decidingView({ variant: n % 2 === 0 ? "4x1m" : "4x1n", seed, length: 12 * n });
    if (view === undefined) continue;
    for (const move of legalMoves(view)) hash.update(`${inputsOf(view, move)?.join() ?? "none"};`);
  }
  expect(hash.digest("hex").slice(0, 12)).toBe("36d64aa538eb");
});

describe("in any position", () => {
  test("the inputs of a move are some of all", () => {
    fc.assert(
      fc.property(games, (game) => {
        const view = decidingView(game);
        if (view === undefined) return;
        for (const move of legalMoves(view)) {
          const inputs = inputsOf(view, move) ?? new Uint16Array();
          expect(inputs.length).toBeLessThan(4 * mostAtOnce);
          expect(Math.max(0, ...inputs)).toBeLessThan(inputCount);
        }
      }),
    );
  });

  test("a move is worth what its inputs add up to, whatever was weighed before", () => {
    fc.assert(
      fc.property(games, (game) => {
        const view = decidingView(game);
        if (view === undefined) return;
        const judge = new Judge(view, network);
        for (const move of legalMoves(view)) {
          const inputs = inputsOf(view, move);
          if (inputs === undefined) continue;
          const width = network.neurons + 1;
          const sums = Int32Array.from(network.weights.subarray(inputCount * width));
          addRows(network, inputs, inputs.length, sums);
          expect(judge.pointsOfMove(move, { looks: 0 })).toBe(pointsOf(network, sums));
        }
      }),
    );
  });
});

/** What the seat to move sees after a random game, if the network applies. */
function decidingView(game: Parameters<typeof playRandomGame>[0]): SeatedView | undefined {
  const { table, ...state } = playRandomGame(game);
  const view = viewOf({ table, ...state }, table.phase === "trade" ? table.traded.indexOf(0) : table.turn);
  return isSeated(view) && canTell(view) ? view : undefined;
}

describe("the network of Team-Tac with four seats", () => {
  const choiceIn = (balls: string, hand: string) => {
    const view = viewOf(position("4x1n", balls, [hand, "2,2", "2,2", "2,2"]), 0) as SeatedView;
    return formatMove(learnedMove(view, legalMoves(view), network, { looks: 0 }));
  };

  test("goes home, also with a seven", () => {
    expect(choiceIn("62/-/-/-", "5,12")).toBe("0 5 62-h0.2");
    expect(choiceIn("60,h0.3/-/-/-", "7,12")).toMatch(/^0 7 60-h0\.[012]$/);
  });

  test("comes out, and brings the ball behind its start with a 4", () => {
    expect(choiceIn("30/-/-/-", "1,13")).toMatch(/ b0-0$/);
    expect(choiceIn("0*/-/-/-", "4,12")).toBe("0 4 0-60");
  });

  test("spares everybody", () => {
    expect(choiceIn("10/-/13/-", "2,3")).toBe("0 2 10-12");
    expect(choiceIn("10/13/-/-", "2,3")).toBe("0 2 10-12");
  });

  test("needs fewer cards than the rules of a solid bot", () => {
    let [learned, solid] = [0, 0];
    for (let n = 0; n < 30; n++) {
      learned += cardsOfGame(n, true);
      solid += cardsOfGame(n, false);
    }
    expect(learned).toBeLessThan(0.95 * solid);
  });
});

/** How many cards a game takes in which every seat plays by the network, or as a solid bot. */
function cardsOfGame(n: number, isLearned: boolean): number {
  const seed = new Uint8Array(32).fill(n);
  const state = newGame("4x1m", seed);
  const random = choices(seed);
  for (const seat of seatsUntilOver(state)) {
    const view = viewOf(state, seat) as SeatedView;
    const moves = legalMoves(view);
    const byNetwork = isLearned && canTell(view);
    play(
      state,
      byNetwork
        ? learnedMove(view, moves, network, { looks: 0 })
        : (chooseMove(view, "solid", random) as Move),
    );
  }
  return state.table.cardsLaid;
}
